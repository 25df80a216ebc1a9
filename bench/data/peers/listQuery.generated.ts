/**
 * @generated SignedSource<<d48f18ecc833c7150bb1d22b75a3e2b2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
export type DistributionFilter = {
  num?: NumFilter | null | undefined;
  or?: ReadonlyArray<DistributionFilter> | null | undefined;
};
export type NumFilter = {
  equalTo?: number | null | undefined;
  greaterThanOrEqualTo?: number | null | undefined;
  lessThan?: number | null | undefined;
};
export type listQuery$variables = {
  filter?: DistributionFilter | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ReadonlyArray<string> | null | undefined;
};
export type listQuery$data = {
  readonly allDistributions: {
    readonly __typename: "DistributionsConnection";
    readonly nodes: ReadonlyArray<{
      readonly __typename: "Distribution";
      readonly allocation: {
        readonly __typename: "Allocation";
        readonly committed: any | null | undefined;
        readonly id: string;
        readonly round: {
          readonly __typename: "Round";
          readonly currency: string | null | undefined;
          readonly id: string;
          readonly name: string | null | undefined;
          readonly price: any | null | undefined;
        } | null | undefined;
        readonly units: any | null | undefined;
      } | null | undefined;
      readonly amount: any | null | undefined;
      readonly createdOn: string | null | undefined;
      readonly id: string;
      readonly investorAccount: {
        readonly __typename: "InvestorAccount";
        readonly country: string | null | undefined;
        readonly email: string | null | undefined;
        readonly id: string;
        readonly kycStatus: string | null | undefined;
        readonly name: string | null | undefined;
      } | null | undefined;
      readonly note: string | null | undefined;
      readonly num: number | null | undefined;
      readonly status: string | null | undefined;
      readonly txHash: string | null | undefined;
      readonly units: any | null | undefined;
    } | null | undefined>;
    readonly totalCount: number;
  } | null | undefined;
};
export type listQuery = {
  response: listQuery$data;
  variables: listQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "units",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Variable",
        "name": "offset",
        "variableName": "offset"
      },
      {
        "kind": "Variable",
        "name": "orderBy",
        "variableName": "orderBy"
      }
    ],
    "concreteType": "DistributionsConnection",
    "kind": "LinkedField",
    "name": "allDistributions",
    "plural": false,
    "selections": [
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Distribution",
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "num",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "amount",
            "storageKey": null
          },
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "createdOn",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "txHash",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InvestorAccount",
            "kind": "LinkedField",
            "name": "investorAccount",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kycStatus",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Allocation",
            "kind": "LinkedField",
            "name": "allocation",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "committed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Round",
                "kind": "LinkedField",
                "name": "round",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "price",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "listQuery",
    "selections": (v8/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "listQuery",
    "selections": (v8/*:: as any*/)
  },
  "params": {
    "cacheID": "b507854ec80b6324f80cf18f8dfee8ed",
    "id": null,
    "metadata": {},
    "name": "listQuery",
    "operationKind": "query",
    "text": "query listQuery(\n  $filter: DistributionFilter\n  $orderBy: [String!]\n  $first: Int\n  $offset: Int\n) {\n  allDistributions(filter: $filter, orderBy: $orderBy, first: $first, offset: $offset) {\n    __typename\n    totalCount\n    nodes {\n      __typename\n      id\n      num\n      status\n      amount\n      units\n      createdOn\n      note\n      txHash\n      investorAccount {\n        __typename\n        id\n        name\n        email\n        country\n        kycStatus\n      }\n      allocation {\n        __typename\n        id\n        units\n        committed\n        round {\n          __typename\n          id\n          name\n          currency\n          price\n        }\n      }\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "5fe0768abd2add09af1d3e71c1635577";

export default node;
