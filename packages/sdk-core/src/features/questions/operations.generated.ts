import type { TypedDocument } from '../../client/TypedDocument'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../client/inputs.generated';

export type OnboardingQuestionsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type OnboardingQuestionsQuery = { __typename: 'Query', allOnboardingQuestions: { __typename: 'OnboardingQuestionsConnection', nodes: Array<{ __typename: 'OnboardingQuestion', id: string, version: string, name: string, description: string, languages: unknown, errorMessage: string, type: { __typename: 'OnboardingQuestionType', id: number, version: string, name: string, type: string, regex: string | null } | null } | null> } | null };

export type OnboardingQuestionSetsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type OnboardingQuestionSetsQuery = { __typename: 'Query', allOnboardingQuestionSets: { __typename: 'OnboardingQuestionSetsConnection', nodes: Array<{ __typename: 'OnboardingQuestionSet', id: string, version: string, name: string, languages: unknown, locked: boolean } | null> } | null };

export type OnboardingQuestionJoinsQueryVariables = Exact<{
  after: string;
  first: number;
}>;


export type OnboardingQuestionJoinsQuery = { __typename: 'Query', allOnboardingQuestionJoins: { __typename: 'OnboardingQuestionJoinsConnection', nodes: Array<{ __typename: 'OnboardingQuestionJoin', id: string, version: string, name: string, languages: unknown, executeOrder: number, questionId: string, questionSetId: string } | null> } | null };

export type OnboardingQuestionTypesQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingQuestionTypesQuery = { __typename: 'Query', allOnboardingQuestionTypes: { __typename: 'OnboardingQuestionTypesConnection', nodes: Array<{ __typename: 'OnboardingQuestionType', id: number, version: string, name: string, type: string, regex: string | null } | null> } | null };

export type CreateOnboardingQuestionMutationVariables = Exact<{
  input: Types.CreateOnboardingQuestionInput;
}>;


export type CreateOnboardingQuestionMutation = { __typename: 'Mutation', createOnboardingQuestion: { __typename: 'CreateOnboardingQuestionPayload', onboardingQuestion: { __typename: 'OnboardingQuestion', id: string, version: string, name: string, description: string, languages: unknown, errorMessage: string, type: { __typename: 'OnboardingQuestionType', id: number, version: string, name: string, type: string, regex: string | null } | null } | null } | null };

export type UpdateOnboardingQuestionMutationVariables = Exact<{
  input: Types.UpdateOnboardingQuestionByIdInput;
}>;


export type UpdateOnboardingQuestionMutation = { __typename: 'Mutation', updateOnboardingQuestionById: { __typename: 'UpdateOnboardingQuestionPayload', onboardingQuestion: { __typename: 'OnboardingQuestion', id: string, version: string, name: string, description: string, languages: unknown, errorMessage: string, type: { __typename: 'OnboardingQuestionType', id: number, version: string, name: string, type: string, regex: string | null } | null } | null } | null };

export type CreateOnboardingQuestionSetMutationVariables = Exact<{
  input: Types.CreateOnboardingQuestionSetInput;
}>;


export type CreateOnboardingQuestionSetMutation = { __typename: 'Mutation', createOnboardingQuestionSet: { __typename: 'CreateOnboardingQuestionSetPayload', onboardingQuestionSet: { __typename: 'OnboardingQuestionSet', id: string, version: string, name: string, languages: unknown, locked: boolean } | null } | null };

export type UpdateOnboardingQuestionSetMutationVariables = Exact<{
  input: Types.UpdateOnboardingQuestionSetByIdInput;
}>;


export type UpdateOnboardingQuestionSetMutation = { __typename: 'Mutation', updateOnboardingQuestionSetById: { __typename: 'UpdateOnboardingQuestionSetPayload', onboardingQuestionSet: { __typename: 'OnboardingQuestionSet', id: string, version: string, name: string, languages: unknown, locked: boolean } | null } | null };

export type CreateOnboardingQuestionJoinMutationVariables = Exact<{
  input: Types.CreateOnboardingQuestionJoinInput;
}>;


export type CreateOnboardingQuestionJoinMutation = { __typename: 'Mutation', createOnboardingQuestionJoin: { __typename: 'CreateOnboardingQuestionJoinPayload', onboardingQuestionJoin: { __typename: 'OnboardingQuestionJoin', id: string, version: string, name: string, languages: unknown, executeOrder: number, questionId: string, questionSetId: string } | null } | null };

export type DeleteOnboardingQuestionJoinMutationVariables = Exact<{
  id: string;
}>;


export type DeleteOnboardingQuestionJoinMutation = { __typename: 'Mutation', deleteOnboardingQuestionJoinById: { __typename: 'DeleteOnboardingQuestionJoinPayload', onboardingQuestionJoin: { __typename: 'OnboardingQuestionJoin', version: string, id: string } | null } | null };

export type SwapOnboardingQuestionJoinsMutationVariables = Exact<{
  oneId: string;
  otherId: string;
  one: Types.CreateOnboardingQuestionJoinInput;
  other: Types.CreateOnboardingQuestionJoinInput;
}>;


export type SwapOnboardingQuestionJoinsMutation = { __typename: 'Mutation', oneGone: { __typename: 'DeleteOnboardingQuestionJoinPayload', onboardingQuestionJoin: { __typename: 'OnboardingQuestionJoin', version: string, id: string } | null } | null, otherGone: { __typename: 'DeleteOnboardingQuestionJoinPayload', onboardingQuestionJoin: { __typename: 'OnboardingQuestionJoin', version: string, id: string } | null } | null, one: { __typename: 'CreateOnboardingQuestionJoinPayload', onboardingQuestionJoin: { __typename: 'OnboardingQuestionJoin', id: string, version: string, name: string, languages: unknown, executeOrder: number, questionId: string, questionSetId: string } | null } | null, other: { __typename: 'CreateOnboardingQuestionJoinPayload', onboardingQuestionJoin: { __typename: 'OnboardingQuestionJoin', id: string, version: string, name: string, languages: unknown, executeOrder: number, questionId: string, questionSetId: string } | null } | null };

export type QuestionTypeFactsFragment = { __typename: 'OnboardingQuestionType', version: string, id: number, name: string, type: string, regex: string | null };

export type QuestionFactsFragment = { __typename: 'OnboardingQuestion', version: string, id: string, name: string, description: string, languages: unknown, errorMessage: string, type: { __typename: 'OnboardingQuestionType', id: number, version: string, name: string, type: string, regex: string | null } | null };

export type QuestionSetFactsFragment = { __typename: 'OnboardingQuestionSet', version: string, id: string, name: string, languages: unknown, locked: boolean };

export type QuestionJoinFactsFragment = { __typename: 'OnboardingQuestionJoin', version: string, id: string, name: string, languages: unknown, executeOrder: number, questionId: string, questionSetId: string };

export const OnboardingQuestionsDocument = { lists: [{"name":"allOnboardingQuestions","typename":"OnboardingQuestion","text":"query OnboardingQuestionsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allOnboardingQuestions(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...QuestionFacts}}known:allOnboardingQuestions(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment QuestionFacts on OnboardingQuestion{__typename version id name description languages errorMessage type{__typename id version ...QuestionTypeFacts}}fragment QuestionTypeFacts on OnboardingQuestionType{__typename version id name type regex}","tables":["onboarding_questions"]}], toString: () => 'query OnboardingQuestions($after:UUID!$first:Int!){__typename allOnboardingQuestions(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...QuestionFacts}}}fragment QuestionTypeFacts on OnboardingQuestionType{__typename version id name type regex}fragment QuestionFacts on OnboardingQuestion{__typename version id name description languages errorMessage type{__typename id version ...QuestionTypeFacts}}' } as unknown as TypedDocument<OnboardingQuestionsQuery, OnboardingQuestionsQueryVariables>;
export const OnboardingQuestionSetsDocument = { lists: [{"name":"allOnboardingQuestionSets","typename":"OnboardingQuestionSet","text":"query OnboardingQuestionSetsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allOnboardingQuestionSets(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...QuestionSetFacts}}known:allOnboardingQuestionSets(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment QuestionSetFacts on OnboardingQuestionSet{__typename version id name languages locked}","tables":["onboarding_question_sets"]}], toString: () => 'query OnboardingQuestionSets($after:UUID!$first:Int!){__typename allOnboardingQuestionSets(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...QuestionSetFacts}}}fragment QuestionSetFacts on OnboardingQuestionSet{__typename version id name languages locked}' } as unknown as TypedDocument<OnboardingQuestionSetsQuery, OnboardingQuestionSetsQueryVariables>;
export const OnboardingQuestionJoinsDocument = { lists: [{"name":"allOnboardingQuestionJoins","typename":"OnboardingQuestionJoin","text":"query OnboardingQuestionJoinsRows($after:UUID!$ids:[UUID!]!$rows:Int!){rows:allOnboardingQuestionJoins(filter:{and:[{id:{greaterThan:$after}}{id:{in:$ids}}]}first:$rows){__typename nodes{__typename id version ...QuestionJoinFacts}}known:allOnboardingQuestionJoins(filter:{id:{in:$ids}}first:$rows){nodes{id version}}}fragment QuestionJoinFacts on OnboardingQuestionJoin{__typename version id name languages executeOrder questionId questionSetId}","tables":["onboarding_question_joins"]}], toString: () => 'query OnboardingQuestionJoins($after:UUID!$first:Int!){__typename allOnboardingQuestionJoins(filter:{id:{greaterThan:$after}}first:$first orderBy:[ID_ASC]){__typename nodes{__typename id version ...QuestionJoinFacts}}}fragment QuestionJoinFacts on OnboardingQuestionJoin{__typename version id name languages executeOrder questionId questionSetId}' } as unknown as TypedDocument<OnboardingQuestionJoinsQuery, OnboardingQuestionJoinsQueryVariables>;
export const OnboardingQuestionTypesDocument = 'query OnboardingQuestionTypes{__typename allOnboardingQuestionTypes(first:1000 orderBy:[ID_ASC]){__typename nodes{__typename id version ...QuestionTypeFacts}}}fragment QuestionTypeFacts on OnboardingQuestionType{__typename version id name type regex}' as unknown as TypedDocument<OnboardingQuestionTypesQuery, OnboardingQuestionTypesQueryVariables>;
export const CreateOnboardingQuestionDocument = { effects: {"createOnboardingQuestion.onboardingQuestion":"created"}, toString: () => 'mutation CreateOnboardingQuestion($input:CreateOnboardingQuestionInput!){__typename createOnboardingQuestion(input:$input){__typename onboardingQuestion{__typename id version ...QuestionFacts}}}fragment QuestionTypeFacts on OnboardingQuestionType{__typename version id name type regex}fragment QuestionFacts on OnboardingQuestion{__typename version id name description languages errorMessage type{__typename id version ...QuestionTypeFacts}}' } as unknown as TypedDocument<CreateOnboardingQuestionMutation, CreateOnboardingQuestionMutationVariables>;
export const UpdateOnboardingQuestionDocument = { effects: {"updateOnboardingQuestionById.onboardingQuestion":"mutated"}, toString: () => 'mutation UpdateOnboardingQuestion($input:UpdateOnboardingQuestionByIdInput!){__typename updateOnboardingQuestionById(input:$input){__typename onboardingQuestion{__typename id version ...QuestionFacts}}}fragment QuestionTypeFacts on OnboardingQuestionType{__typename version id name type regex}fragment QuestionFacts on OnboardingQuestion{__typename version id name description languages errorMessage type{__typename id version ...QuestionTypeFacts}}' } as unknown as TypedDocument<UpdateOnboardingQuestionMutation, UpdateOnboardingQuestionMutationVariables>;
export const CreateOnboardingQuestionSetDocument = { effects: {"createOnboardingQuestionSet.onboardingQuestionSet":"created"}, toString: () => 'mutation CreateOnboardingQuestionSet($input:CreateOnboardingQuestionSetInput!){__typename createOnboardingQuestionSet(input:$input){__typename onboardingQuestionSet{__typename id version ...QuestionSetFacts}}}fragment QuestionSetFacts on OnboardingQuestionSet{__typename version id name languages locked}' } as unknown as TypedDocument<CreateOnboardingQuestionSetMutation, CreateOnboardingQuestionSetMutationVariables>;
export const UpdateOnboardingQuestionSetDocument = { effects: {"updateOnboardingQuestionSetById.onboardingQuestionSet":"mutated"}, toString: () => 'mutation UpdateOnboardingQuestionSet($input:UpdateOnboardingQuestionSetByIdInput!){__typename updateOnboardingQuestionSetById(input:$input){__typename onboardingQuestionSet{__typename id version ...QuestionSetFacts}}}fragment QuestionSetFacts on OnboardingQuestionSet{__typename version id name languages locked}' } as unknown as TypedDocument<UpdateOnboardingQuestionSetMutation, UpdateOnboardingQuestionSetMutationVariables>;
export const CreateOnboardingQuestionJoinDocument = { effects: {"createOnboardingQuestionJoin.onboardingQuestionJoin":"created"}, toString: () => 'mutation CreateOnboardingQuestionJoin($input:CreateOnboardingQuestionJoinInput!){__typename createOnboardingQuestionJoin(input:$input){__typename onboardingQuestionJoin{__typename id version ...QuestionJoinFacts}}}fragment QuestionJoinFacts on OnboardingQuestionJoin{__typename version id name languages executeOrder questionId questionSetId}' } as unknown as TypedDocument<CreateOnboardingQuestionJoinMutation, CreateOnboardingQuestionJoinMutationVariables>;
export const DeleteOnboardingQuestionJoinDocument = { effects: {"deleteOnboardingQuestionJoinById.onboardingQuestionJoin":"deleted"}, toString: () => 'mutation DeleteOnboardingQuestionJoin($id:UUID!){__typename deleteOnboardingQuestionJoinById(input:{id:$id}){__typename onboardingQuestionJoin{__typename version id}}}' } as unknown as TypedDocument<DeleteOnboardingQuestionJoinMutation, DeleteOnboardingQuestionJoinMutationVariables>;
export const SwapOnboardingQuestionJoinsDocument = { effects: {"oneGone.onboardingQuestionJoin":"deleted","otherGone.onboardingQuestionJoin":"deleted","one.onboardingQuestionJoin":"created","other.onboardingQuestionJoin":"created"}, toString: () => 'mutation SwapOnboardingQuestionJoins($oneId:UUID!$otherId:UUID!$one:CreateOnboardingQuestionJoinInput!$other:CreateOnboardingQuestionJoinInput!){__typename oneGone:deleteOnboardingQuestionJoinById(input:{id:$oneId}){__typename onboardingQuestionJoin{__typename version id}}otherGone:deleteOnboardingQuestionJoinById(input:{id:$otherId}){__typename onboardingQuestionJoin{__typename version id}}one:createOnboardingQuestionJoin(input:$one){__typename onboardingQuestionJoin{__typename id version ...QuestionJoinFacts}}other:createOnboardingQuestionJoin(input:$other){__typename onboardingQuestionJoin{__typename id version ...QuestionJoinFacts}}}fragment QuestionJoinFacts on OnboardingQuestionJoin{__typename version id name languages executeOrder questionId questionSetId}' } as unknown as TypedDocument<SwapOnboardingQuestionJoinsMutation, SwapOnboardingQuestionJoinsMutationVariables>;