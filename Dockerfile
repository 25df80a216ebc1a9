# The whole platform in a container: docs/guides/run-in-a-container.md says how it is used.
FROM node:24-bookworm-slim AS build
WORKDIR /capstan
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --trust-lockfile
RUN npx --yes pnpm@12.21.0 --filter host-app build
RUN npx --yes pnpm@12.21.0 --filter @capstan/sandbox build
RUN npx --yes pnpm@12.21.0 --filter @capstan/sandbox --prod --legacy deploy /platform

FROM node:24-bookworm-slim
COPY --from=build /platform /platform
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /data
VOLUME /data
# What lies in the container is gone with it: both of these in the volume.
ENV CAPSTAN_DATA=/data/sandbox CAPSTAN_FILES=/data/files CAPSTAN_HOST=0.0.0.0
EXPOSE 4400 4401
HEALTHCHECK CMD ["node", "-e", "fetch('http://localhost:'+(process.env.PORT??4400)+'/healthz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "/platform/dist/src/cli.js"]
