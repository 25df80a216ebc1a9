// Written by `pnpm generate` from the platform's schema; do not edit.

/** The columns a list can be filtered and sorted by, by the kind of their values. */
export const columns = {
  number:
    'addedCapital addedCount addedUnits amount attempts authorizedTotal block buy cliff committedCapital countryId coupon currency deployedCapital doneCount entryCount executeOrder fundShare issued jurisdiction keptCount knownCount latestPrice leftOutCount managedUnits maxParties maxUnits minParties minUnits num order paidInCapital pendingUnits percent percentOfSecurity percentPaid periods place precision price pricePaid problemRow progress purchasePrice rank readyCount refusedCount repeatedCount repeats row rowCount sell size spot stakeholders stepCount stepPosition stillExpected term total totalCapitalDeployed totalValue uncheckedCount undeployedCapital undoneCount unitValue units version versionBefore writtenCount wrongCount',
  date:
    'bookedOn closesOn dateOfBirth expiresOn issuedOn lastUsedOn opensOn paidOn startsOn verifiedOn',
  instant:
    'answeredOn checkedOn claimedOn createdOn endedOn expiresAt givenOn lastUsedAt madeAt quotedAt revokedAt sentOn startedOn syncedOn templateCopyOn templateUpdatedOn triedOn undoUntil undoneOn updatedOn',
  id:
    'accountId agentId allocationId assetId atsId blockchainAddressId brokerId createdBy currentStep custodianId distributionId documentId entityId holdingId id importId integrationId investmentId investorId issuancePlatformId issuerId madeBy mappedSigningTemplateId onboardingQuestionSetId operationId ownerId parentStepId partnerId partyId paymentAccountId paymentInstrumentId paymentIssuerId processId providerId purchasePriceId questionId questionSetId recipientId renewalId reportId rotatedFrom roundId securityId signingAccountId signingDocumentId signingRoleId signingTemplateId stepByStepId stepId tokenId transactionId transferId uploadedBy userId vendorId vendorQualificationId',
  boolean:
    'active allowLogin automatic deleted enabled forInvestors investorAccountSetup isOffered isOn isOverpaid isPaidInFull isPrimary isProviderOnly isPurchase isSelfRotated isTest isTokenized leavesOutWrong listed locked qualificationsComplete requiresSecondFactor sendDistribution setup usCitizen',
  text:
    'accountingType activeStep activeStepStatus address agreement allocationName alpha2 alpha3 annotation askedBy askedFor assetName assetType beforeStatus brokerAccountName browser chain chainKind city code column contactName contractAddress declinedReason description documentUri duration email errorMessage explorer extension field fileName firstName fromAccountType hint investorAccountEmail investorAccountName investorEmail investorName investorType issuanceNote issuanceStatus issuerAccountName key kind lang language lastName legalName lineFour lineOne lineThree lineTwo logo mapTo method name network newStatus note operation outcome path postalCode problem problemColumn province qualificationStepType reference refused regex requestId role roundName rowId securityName service shownName shownStatus slug state status supportEmail symbol syncError syncStatus system table taxShort templateUri termsUrl testValue ticker toEmail toName toRole twitterHandle type uploadStatus url value valueVariable verb',
}
