import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type WebhookEndpointsQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhookEndpointsQuery = { __typename: 'Query', allWebhookEndpoints: { __typename: 'WebhookEndpointsConnection', nodes: Array<{ __typename: 'WebhookEndpoint', id: string, version: string, name: string, url: string, eventTypes: Array<string | null>, isOrdered: boolean, isEnabled: boolean, disabledReason: string | null, disabledOn: string | null, failingSince: string | null, lastError: string | null, figures: { __typename: 'WebhookFigure', attempts: number | null, delivered: number | null, lastAttemptOn: string | null, waiting: number | null } | null, webhookSecretsByEndpointId: { __typename: 'WebhookSecretsConnection', nodes: Array<{ __typename: 'WebhookSecret', id: string, hint: string, endsOn: string | null, createdOn: string } | null> } } | null> } | null };

export type WebhookAttemptsQueryVariables = Exact<{
  endpointId: string;
  filter: Types.WebhookAttemptFilter;
  first: number;
}>;


export type WebhookAttemptsQuery = { __typename: 'Query', allWebhookAttempts: { __typename: 'WebhookAttemptsConnection', nodes: Array<{ __typename: 'WebhookAttempt', id: string, type: string, number: number, sentOn: string, duration: number, statusCode: number | null, error: string | null, responseBody: string | null, isDelivered: boolean, webhookEventByEventId: { __typename: 'WebhookEvent', id: string, body: unknown } | null, webhookDeliveryByDeliveryId: { __typename: 'WebhookDelivery', id: string, version: string, status: string, nextAttemptOn: string | null, webhookAttemptsByDeliveryId: { __typename: 'WebhookAttemptsConnection', nodes: Array<{ __typename: 'WebhookAttempt', id: string, number: number, sentOn: string, duration: number, statusCode: number | null, error: string | null, isDelivered: boolean } | null> } } | null } | null> } | null, webhookEndpointById: { __typename: 'WebhookEndpoint', version: string, id: string, attemptTypes: unknown } | null };

export type WebhookAttemptQueryVariables = Exact<{
  id: string;
}>;


export type WebhookAttemptQuery = { __typename: 'Query', webhookAttemptById: { __typename: 'WebhookAttempt', id: string, type: string, number: number, sentOn: string, duration: number, statusCode: number | null, error: string | null, responseBody: string | null, isDelivered: boolean, webhookEventByEventId: { __typename: 'WebhookEvent', id: string, body: unknown } | null, webhookDeliveryByDeliveryId: { __typename: 'WebhookDelivery', id: string, version: string, status: string, nextAttemptOn: string | null, webhookAttemptsByDeliveryId: { __typename: 'WebhookAttemptsConnection', nodes: Array<{ __typename: 'WebhookAttempt', id: string, number: number, sentOn: string, duration: number, statusCode: number | null, error: string | null, isDelivered: boolean } | null> } } | null } | null };

export type WebhookUndeliveredQueryVariables = Exact<{
  id: string;
  since: string;
}>;


export type WebhookUndeliveredQuery = { __typename: 'Query', webhookEndpointById: { __typename: 'WebhookEndpoint', version: string, id: string, undelivered: unknown } | null };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: Types.CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { __typename: 'Mutation', createWebhookEndpoint: { __typename: 'CreateWebhookEndpointPayload', newWebhookEndpoint: { __typename: 'NewWebhookEndpoint', secret: string | null, webhookEndpoint: { __typename: 'WebhookEndpoint', id: string, version: string, name: string, url: string, eventTypes: Array<string | null>, isOrdered: boolean, isEnabled: boolean, disabledReason: string | null, disabledOn: string | null, failingSince: string | null, lastError: string | null, figures: { __typename: 'WebhookFigure', attempts: number | null, delivered: number | null, lastAttemptOn: string | null, waiting: number | null } | null, webhookSecretsByEndpointId: { __typename: 'WebhookSecretsConnection', nodes: Array<{ __typename: 'WebhookSecret', id: string, hint: string, endsOn: string | null, createdOn: string } | null> } } | null } | null } | null };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  input: Types.UpdateWebhookEndpointByIdInput;
}>;


export type UpdateWebhookEndpointMutation = { __typename: 'Mutation', updateWebhookEndpointById: { __typename: 'UpdateWebhookEndpointPayload', webhookEndpoint: { __typename: 'WebhookEndpoint', id: string, version: string, name: string, url: string, eventTypes: Array<string | null>, isOrdered: boolean, isEnabled: boolean, disabledReason: string | null, disabledOn: string | null, failingSince: string | null, lastError: string | null, figures: { __typename: 'WebhookFigure', attempts: number | null, delivered: number | null, lastAttemptOn: string | null, waiting: number | null } | null, webhookSecretsByEndpointId: { __typename: 'WebhookSecretsConnection', nodes: Array<{ __typename: 'WebhookSecret', id: string, hint: string, endsOn: string | null, createdOn: string } | null> } } | null } | null };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  input: Types.DeleteWebhookEndpointByIdInput;
}>;


export type DeleteWebhookEndpointMutation = { __typename: 'Mutation', deleteWebhookEndpointById: { __typename: 'DeleteWebhookEndpointPayload', webhookEndpoint: { __typename: 'WebhookEndpoint', version: string, id: string } | null } | null };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: Types.RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { __typename: 'Mutation', rotateWebhookSecret: { __typename: 'RotateWebhookSecretPayload', newWebhookEndpoint: { __typename: 'NewWebhookEndpoint', secret: string | null, webhookEndpoint: { __typename: 'WebhookEndpoint', id: string, version: string, name: string, url: string, eventTypes: Array<string | null>, isOrdered: boolean, isEnabled: boolean, disabledReason: string | null, disabledOn: string | null, failingSince: string | null, lastError: string | null, figures: { __typename: 'WebhookFigure', attempts: number | null, delivered: number | null, lastAttemptOn: string | null, waiting: number | null } | null, webhookSecretsByEndpointId: { __typename: 'WebhookSecretsConnection', nodes: Array<{ __typename: 'WebhookSecret', id: string, hint: string, endsOn: string | null, createdOn: string } | null> } } | null } | null } | null };

export type EndWebhookSecretMutationVariables = Exact<{
  input: Types.EndWebhookSecretInput;
}>;


export type EndWebhookSecretMutation = { __typename: 'Mutation', endWebhookSecret: { __typename: 'EndWebhookSecretPayload', webhookEndpoint: { __typename: 'WebhookEndpoint', id: string, version: string, name: string, url: string, eventTypes: Array<string | null>, isOrdered: boolean, isEnabled: boolean, disabledReason: string | null, disabledOn: string | null, failingSince: string | null, lastError: string | null, figures: { __typename: 'WebhookFigure', attempts: number | null, delivered: number | null, lastAttemptOn: string | null, waiting: number | null } | null, webhookSecretsByEndpointId: { __typename: 'WebhookSecretsConnection', nodes: Array<{ __typename: 'WebhookSecret', id: string, hint: string, endsOn: string | null, createdOn: string } | null> } } | null } | null };

export type EnableWebhookEndpointMutationVariables = Exact<{
  input: Types.EnableWebhookEndpointInput;
}>;


export type EnableWebhookEndpointMutation = { __typename: 'Mutation', enableWebhookEndpoint: { __typename: 'EnableWebhookEndpointPayload', webhookEndpoint: { __typename: 'WebhookEndpoint', id: string, version: string, name: string, url: string, eventTypes: Array<string | null>, isOrdered: boolean, isEnabled: boolean, disabledReason: string | null, disabledOn: string | null, failingSince: string | null, lastError: string | null, figures: { __typename: 'WebhookFigure', attempts: number | null, delivered: number | null, lastAttemptOn: string | null, waiting: number | null } | null, webhookSecretsByEndpointId: { __typename: 'WebhookSecretsConnection', nodes: Array<{ __typename: 'WebhookSecret', id: string, hint: string, endsOn: string | null, createdOn: string } | null> } } | null } | null };

export type DisableWebhookEndpointMutationVariables = Exact<{
  input: Types.DisableWebhookEndpointInput;
}>;


export type DisableWebhookEndpointMutation = { __typename: 'Mutation', disableWebhookEndpoint: { __typename: 'DisableWebhookEndpointPayload', webhookEndpoint: { __typename: 'WebhookEndpoint', id: string, version: string, name: string, url: string, eventTypes: Array<string | null>, isOrdered: boolean, isEnabled: boolean, disabledReason: string | null, disabledOn: string | null, failingSince: string | null, lastError: string | null, figures: { __typename: 'WebhookFigure', attempts: number | null, delivered: number | null, lastAttemptOn: string | null, waiting: number | null } | null, webhookSecretsByEndpointId: { __typename: 'WebhookSecretsConnection', nodes: Array<{ __typename: 'WebhookSecret', id: string, hint: string, endsOn: string | null, createdOn: string } | null> } } | null } | null };

export type SendTestEventMutationVariables = Exact<{
  input: Types.SendTestEventInput;
}>;


export type SendTestEventMutation = { __typename: 'Mutation', sendTestEvent: { __typename: 'SendTestEventPayload', webhookDelivery: { __typename: 'WebhookDelivery', id: string, version: string, status: string, nextAttemptOn: string | null } | null } | null };

export type ResendWebhookEventMutationVariables = Exact<{
  input: Types.ResendWebhookEventInput;
}>;


export type ResendWebhookEventMutation = { __typename: 'Mutation', resendWebhookEvent: { __typename: 'ResendWebhookEventPayload', webhookDelivery: { __typename: 'WebhookDelivery', id: string, version: string, status: string, nextAttemptOn: string | null } | null } | null };

export type RecoverWebhookEventsMutationVariables = Exact<{
  input: Types.RecoverWebhookEventsInput;
}>;


export type RecoverWebhookEventsMutation = { __typename: 'Mutation', recoverWebhookEvents: { __typename: 'RecoverWebhookEventsPayload', count: number | null } | null };

export type WebhookEndpointFactsFragment = { __typename: 'WebhookEndpoint', version: string, id: string, name: string, url: string, eventTypes: Array<string | null>, isOrdered: boolean, isEnabled: boolean, disabledReason: string | null, disabledOn: string | null, failingSince: string | null, lastError: string | null, figures: { __typename: 'WebhookFigure', attempts: number | null, delivered: number | null, lastAttemptOn: string | null, waiting: number | null } | null, webhookSecretsByEndpointId: { __typename: 'WebhookSecretsConnection', nodes: Array<{ __typename: 'WebhookSecret', id: string, hint: string, endsOn: string | null, createdOn: string } | null> } };

export type WebhookAttemptFactsFragment = { __typename: 'WebhookAttempt', id: string, type: string, number: number, sentOn: string, duration: number, statusCode: number | null, error: string | null, responseBody: string | null, isDelivered: boolean, webhookEventByEventId: { __typename: 'WebhookEvent', id: string, body: unknown } | null, webhookDeliveryByDeliveryId: { __typename: 'WebhookDelivery', id: string, version: string, status: string, nextAttemptOn: string | null, webhookAttemptsByDeliveryId: { __typename: 'WebhookAttemptsConnection', nodes: Array<{ __typename: 'WebhookAttempt', id: string, number: number, sentOn: string, duration: number, statusCode: number | null, error: string | null, isDelivered: boolean } | null> } } | null };

export type WebhookDeliveryFactsFragment = { __typename: 'WebhookDelivery', version: string, id: string, status: string, nextAttemptOn: string | null };

export const WebhookEndpointsDocument = { lists: [{"name":"allWebhookEndpoints","typename":"WebhookEndpoint","text":"query WebhookEndpointsRows($ids:[UUID!]!$rows:Int!){rows:allWebhookEndpoints(filter:{id:{in:$ids}}first:$rows){__typename nodes{__typename id version ...WebhookEndpointFacts}}known:allWebhookEndpoints(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment WebhookEndpointFacts on WebhookEndpoint{__typename version id name url eventTypes isOrdered isEnabled disabledReason disabledOn failingSince lastError figures{__typename attempts delivered lastAttemptOn waiting}webhookSecretsByEndpointId(orderBy:[CREATED_ON_DESC ID_ASC]first:2){__typename nodes{__typename id hint endsOn createdOn}}}","tables":["webhook_endpoints"],"links":[{"typename":"WebhookSecret","parent":"WebhookEndpoint","by":"endpointId","list":"allWebhookSecrets"}]}], toString: () => 'query WebhookEndpoints{__typename allWebhookEndpoints(orderBy:[CREATED_ON_ASC ID_ASC]first:20){__typename nodes{__typename id version ...WebhookEndpointFacts}}}fragment WebhookEndpointFacts on WebhookEndpoint{__typename version id name url eventTypes isOrdered isEnabled disabledReason disabledOn failingSince lastError figures{__typename attempts delivered lastAttemptOn waiting}webhookSecretsByEndpointId(orderBy:[CREATED_ON_DESC ID_ASC]first:2){__typename nodes{__typename id hint endsOn createdOn}}}' } as unknown as TypedDocument<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;
export const WebhookAttemptsDocument = { shown: [{"table":"webhook_deliveries"},{"table":"webhook_endpoints","by":"endpointId"}], toString: () => 'query WebhookAttempts($endpointId:UUID!$filter:WebhookAttemptFilter!$first:Int!){__typename allWebhookAttempts(filter:$filter orderBy:[SENT_ON_DESC ID_ASC]first:$first){__typename nodes{__typename id ...WebhookAttemptFacts}}webhookEndpointById(id:$endpointId){__typename version id attemptTypes}}fragment WebhookAttemptFacts on WebhookAttempt{__typename id type number sentOn duration statusCode error responseBody isDelivered webhookEventByEventId{__typename id body}webhookDeliveryByDeliveryId{__typename id version ...WebhookDeliveryFacts webhookAttemptsByDeliveryId(orderBy:[NUMBER_DESC]first:20){__typename nodes{__typename id number sentOn duration statusCode error isDelivered}}}}fragment WebhookDeliveryFacts on WebhookDelivery{__typename version id status nextAttemptOn}' } as unknown as TypedDocument<WebhookAttemptsQuery, WebhookAttemptsQueryVariables>;
export const WebhookAttemptDocument = { shown: [{"table":"webhook_deliveries"}], toString: () => 'query WebhookAttempt($id:UUID!){__typename webhookAttemptById(id:$id){__typename id ...WebhookAttemptFacts}}fragment WebhookAttemptFacts on WebhookAttempt{__typename id type number sentOn duration statusCode error responseBody isDelivered webhookEventByEventId{__typename id body}webhookDeliveryByDeliveryId{__typename id version ...WebhookDeliveryFacts webhookAttemptsByDeliveryId(orderBy:[NUMBER_DESC]first:20){__typename nodes{__typename id number sentOn duration statusCode error isDelivered}}}}fragment WebhookDeliveryFacts on WebhookDelivery{__typename version id status nextAttemptOn}' } as unknown as TypedDocument<WebhookAttemptQuery, WebhookAttemptQueryVariables>;
export const WebhookUndeliveredDocument = { shown: [{"table":"webhook_endpoints","by":"id"}], toString: () => 'query WebhookUndelivered($id:UUID!$since:Datetime!){__typename webhookEndpointById(id:$id){__typename version id undelivered(since:$since)}}' } as unknown as TypedDocument<WebhookUndeliveredQuery, WebhookUndeliveredQueryVariables>;
export const CreateWebhookEndpointDocument = { effects: {"createWebhookEndpoint.newWebhookEndpoint.webhookEndpoint":"created"}, toString: () => 'mutation CreateWebhookEndpoint($input:CreateWebhookEndpointInput!){__typename createWebhookEndpoint(input:$input){__typename newWebhookEndpoint{__typename secret webhookEndpoint{__typename id version ...WebhookEndpointFacts}}}}fragment WebhookEndpointFacts on WebhookEndpoint{__typename version id name url eventTypes isOrdered isEnabled disabledReason disabledOn failingSince lastError figures{__typename attempts delivered lastAttemptOn waiting}webhookSecretsByEndpointId(orderBy:[CREATED_ON_DESC ID_ASC]first:2){__typename nodes{__typename id hint endsOn createdOn}}}' } as unknown as TypedDocument<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const UpdateWebhookEndpointDocument = { effects: {"updateWebhookEndpointById.webhookEndpoint":"mutated"}, toString: () => 'mutation UpdateWebhookEndpoint($input:UpdateWebhookEndpointByIdInput!){__typename updateWebhookEndpointById(input:$input){__typename webhookEndpoint{__typename id version ...WebhookEndpointFacts}}}fragment WebhookEndpointFacts on WebhookEndpoint{__typename version id name url eventTypes isOrdered isEnabled disabledReason disabledOn failingSince lastError figures{__typename attempts delivered lastAttemptOn waiting}webhookSecretsByEndpointId(orderBy:[CREATED_ON_DESC ID_ASC]first:2){__typename nodes{__typename id hint endsOn createdOn}}}' } as unknown as TypedDocument<UpdateWebhookEndpointMutation, UpdateWebhookEndpointMutationVariables>;
export const DeleteWebhookEndpointDocument = { effects: {"deleteWebhookEndpointById.webhookEndpoint":"deleted"}, toString: () => 'mutation DeleteWebhookEndpoint($input:DeleteWebhookEndpointByIdInput!){__typename deleteWebhookEndpointById(input:$input){__typename webhookEndpoint{__typename version id}}}' } as unknown as TypedDocument<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;
export const RotateWebhookSecretDocument = { effects: {"rotateWebhookSecret.newWebhookEndpoint.webhookEndpoint":"mutated"}, toString: () => 'mutation RotateWebhookSecret($input:RotateWebhookSecretInput!){__typename rotateWebhookSecret(input:$input){__typename newWebhookEndpoint{__typename secret webhookEndpoint{__typename id version ...WebhookEndpointFacts}}}}fragment WebhookEndpointFacts on WebhookEndpoint{__typename version id name url eventTypes isOrdered isEnabled disabledReason disabledOn failingSince lastError figures{__typename attempts delivered lastAttemptOn waiting}webhookSecretsByEndpointId(orderBy:[CREATED_ON_DESC ID_ASC]first:2){__typename nodes{__typename id hint endsOn createdOn}}}' } as unknown as TypedDocument<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const EndWebhookSecretDocument = { effects: {"endWebhookSecret.webhookEndpoint":"mutated"}, toString: () => 'mutation EndWebhookSecret($input:EndWebhookSecretInput!){__typename endWebhookSecret(input:$input){__typename webhookEndpoint{__typename id version ...WebhookEndpointFacts}}}fragment WebhookEndpointFacts on WebhookEndpoint{__typename version id name url eventTypes isOrdered isEnabled disabledReason disabledOn failingSince lastError figures{__typename attempts delivered lastAttemptOn waiting}webhookSecretsByEndpointId(orderBy:[CREATED_ON_DESC ID_ASC]first:2){__typename nodes{__typename id hint endsOn createdOn}}}' } as unknown as TypedDocument<EndWebhookSecretMutation, EndWebhookSecretMutationVariables>;
export const EnableWebhookEndpointDocument = { effects: {"enableWebhookEndpoint.webhookEndpoint":"mutated"}, toString: () => 'mutation EnableWebhookEndpoint($input:EnableWebhookEndpointInput!){__typename enableWebhookEndpoint(input:$input){__typename webhookEndpoint{__typename id version ...WebhookEndpointFacts}}}fragment WebhookEndpointFacts on WebhookEndpoint{__typename version id name url eventTypes isOrdered isEnabled disabledReason disabledOn failingSince lastError figures{__typename attempts delivered lastAttemptOn waiting}webhookSecretsByEndpointId(orderBy:[CREATED_ON_DESC ID_ASC]first:2){__typename nodes{__typename id hint endsOn createdOn}}}' } as unknown as TypedDocument<EnableWebhookEndpointMutation, EnableWebhookEndpointMutationVariables>;
export const DisableWebhookEndpointDocument = { effects: {"disableWebhookEndpoint.webhookEndpoint":"mutated"}, toString: () => 'mutation DisableWebhookEndpoint($input:DisableWebhookEndpointInput!){__typename disableWebhookEndpoint(input:$input){__typename webhookEndpoint{__typename id version ...WebhookEndpointFacts}}}fragment WebhookEndpointFacts on WebhookEndpoint{__typename version id name url eventTypes isOrdered isEnabled disabledReason disabledOn failingSince lastError figures{__typename attempts delivered lastAttemptOn waiting}webhookSecretsByEndpointId(orderBy:[CREATED_ON_DESC ID_ASC]first:2){__typename nodes{__typename id hint endsOn createdOn}}}' } as unknown as TypedDocument<DisableWebhookEndpointMutation, DisableWebhookEndpointMutationVariables>;
export const SendTestEventDocument = { effects: {"sendTestEvent.webhookDelivery":"created"}, toString: () => 'mutation SendTestEvent($input:SendTestEventInput!){__typename sendTestEvent(input:$input){__typename webhookDelivery{__typename id version ...WebhookDeliveryFacts}}}fragment WebhookDeliveryFacts on WebhookDelivery{__typename version id status nextAttemptOn}' } as unknown as TypedDocument<SendTestEventMutation, SendTestEventMutationVariables>;
export const ResendWebhookEventDocument = { effects: {"resendWebhookEvent.webhookDelivery":"mutated"}, toString: () => 'mutation ResendWebhookEvent($input:ResendWebhookEventInput!){__typename resendWebhookEvent(input:$input){__typename webhookDelivery{__typename id version ...WebhookDeliveryFacts}}}fragment WebhookDeliveryFacts on WebhookDelivery{__typename version id status nextAttemptOn}' } as unknown as TypedDocument<ResendWebhookEventMutation, ResendWebhookEventMutationVariables>;
export const RecoverWebhookEventsDocument = { effects: {}, toString: () => 'mutation RecoverWebhookEvents($input:RecoverWebhookEventsInput!){__typename recoverWebhookEvents(input:$input){__typename count}}' } as unknown as TypedDocument<RecoverWebhookEventsMutation, RecoverWebhookEventsMutationVariables>;