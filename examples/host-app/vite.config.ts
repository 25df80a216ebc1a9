import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { trustedTypes } from './trustedTypes'

const platform = process.env.CAPSTAN_PLATFORM ?? 'http://localhost:4400'
const ownedByPlatform = ['/api', '/authenticate', '/content', '/integration', '/stack', '/sandbox']
// The platform takes cookies from its own pages only; while developing, the pages of this server are those.
const toPlatform = { target: platform, changeOrigin: true, headers: { origin: platform } }

export default defineConfig({
  plugins: [react(), trustedTypes()],
  resolve: { conditions: ['capstan-source', 'module', 'browser', 'development|production'] },
  // The platform serves what is built; while developing, this server hands it whatever is the platform's.
  server: {
    proxy: {
      ...Object.fromEntries(ownedByPlatform.map((path) => [path, toPlatform])),
      '/wss': { ...toPlatform, ws: true },
    },
  },
  build: {
    target: 'es2022',
    // Its inline script is not possible under the strict Content-Security-Policy, and no browser of today needs it.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    sourcemap: true,
  },
})
