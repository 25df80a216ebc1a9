import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type OfferWallQueryVariables = Exact<{
  offerWallId?: string | null | undefined;
}>;


export type OfferWallQuery = { __typename: 'Query', offerWall: { __typename: 'WallOfferingsConnection', nodes: Array<{ __typename: 'WallOffering', id: string | null, offerWallId: string | null, issuerName: string | null, sellerName: string | null, assetName: string | null, className: string | null, classPrice: string | null, opensOn: string | null, closesOn: string | null, state: string | null, isInvited: boolean | null, minUnits: string | null } | null> } | null };

export type WallOfferingFragment = { __typename: 'WallOffering', id: string | null, offerWallId: string | null, issuerName: string | null, sellerName: string | null, assetName: string | null, className: string | null, classPrice: string | null, opensOn: string | null, closesOn: string | null, state: string | null, isInvited: boolean | null, minUnits: string | null };

export const OfferWallDocument = { shown: [{"table":"wall_offerings"}], toString: () => 'query OfferWall($offerWallId:UUID){__typename offerWall(offerWallId:$offerWallId first:100){__typename nodes{__typename id ...WallOffering}}}fragment WallOffering on WallOffering{__typename id offerWallId issuerName sellerName assetName className classPrice opensOn closesOn state isInvited minUnits}' } as unknown as TypedDocument<OfferWallQuery, OfferWallQueryVariables>;