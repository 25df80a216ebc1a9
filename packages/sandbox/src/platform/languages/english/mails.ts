/** Subjects, paragraphs and links of mails. The database writes mails with them, by their keys. */
export const mails = {
  claimSubject: 'Claim your account {account}',
  claim: 'An account was made for you: {account}. Claim it with this link within seven days.',
  claimLink: 'Claim the account',
  ownershipSubject: 'You are to own {account}',
  ownership: 'The owner of {account} wants to hand it over to you. Accept with this link within seven days.',
  ownershipLink: 'Become the owner',
  addressSubject: 'Confirm your address',
  address:
    'A request was made to sign in with this address. If you made it, confirm with this link within seven days. If you did not, you need not do anything.',
  addressLink: 'Confirm the address',
  addressInUseSubject: 'This address is in use',
  addressInUse:
    'A request was made to sign in with this address. A person already signs in with it, so nothing has changed.',
  addressAddedSubject: 'You can sign in with another address',
  addressAdded:
    '{address} was added to the addresses you sign in with. If it was not you, undo it with this link within 30 days: the address is removed, and every session that was opened with it ends.',
  addressAddedLink: 'Undo',
  addressRemovedSubject: 'An address was removed',
  addressRemoved:
    '{address} was removed from the addresses you sign in with. If it was not you, end your sessions and tell your support.',
  passkeyFirstSubject: 'Add your first passkey',
  passkeyFirst:
    'A request was made to add a passkey for you. If you made it, continue with this link within an hour, in the browser in which you are signed in. If you did not, end your sessions and inform your support.',
  passkeyFirstLink: 'Go on',
  secondFactorOffSubject: '{account} requires no second factor any more',
  secondFactorOff:
    '{person} has turned the second factor of {account} off. If this was not agreed, turn it on again and end the sessions of that person.',
  passkeySubject: 'A passkey was added',
  passkey:
    'The passkey {name} was added to your sign-in. If it was not you, end your sessions and tell your support.',
  passkeyLink: 'Open your account',
  keyRotatedSubject: 'A secret key of {account} was rotated by a server',
  keyRotated:
    'The secret key {key} of {account} was rotated with the key itself. If your server did not do this, the key has leaked: revoke it, and every key that was made with it ends too.',
  keyRotatedLink: 'Open the keys',
  webhookDisabledSubject: 'A webhook endpoint of {account} was disabled',
  webhookDisabled:
    'The endpoint {endpoint} of {account} was disabled, because every attempt of five days has failed. Its events are kept for 30 days: mend the endpoint, enable it, and recover them.',
  webhookDisabledLink: 'Open the webhooks',
  delegateSubject: 'You can act for {account}',
  delegateViewer:
    '{person} has made you a viewer of {account}: you may look at everything and download it, and change nothing.',
  delegateAdmin: '{person} has made you an admin of {account}: you may change everything but its owner.',
  suspendedSubject: 'Your access to {account} was suspended',
  suspended:
    '{person} has suspended your access to {account}. You cannot act for it until it is given back. If you think this is a mistake, ask its owner.',
  suspendedLink: 'Choose an account',
  ownerSubject: 'You own {account}',
  owner: 'You are now the owner of {account}.',
  signIn: 'Sign in',
  investmentSubject: 'Your investment in {asset}',
  investment: {
    one: '{vendor} has set up an investment of {count} unit of {asset} for you. Sign in to complete it.',
    other: '{vendor} has set up an investment of {count} units of {asset} for you. Sign in to complete it.',
  },
  investmentLink: 'Open the investment',
  uninvitedSubject: 'Your investment in {asset} was withdrawn',
  uninvited: {
    one: '{vendor} has withdrawn the investment of {count} unit of {asset} that was set up for you. There is nothing for you to do.',
    other:
      '{vendor} has withdrawn the investment of {count} units of {asset} that was set up for you. There is nothing for you to do.',
  },
  uninvitedLink: 'Open your portfolio',
  withdrawnSubject: 'An investment in {asset} was withdrawn',
  withdrawn: {
    one: '{investor} has withdrawn an investment of {count} unit of {asset}.',
    other: '{investor} has withdrawn an investment of {count} units of {asset}.',
  },
  withdrawnLink: 'Open the allocation',
  invitationSubject: 'You are invited to invest in {asset}',
  invitation:
    '{vendor} invites you to look at {asset} of {issuer}. A unit costs {price}, until {day}. Questions: {contact}',
  invitationOpen:
    '{vendor} invites you to look at {asset} of {issuer}. A unit costs {price}. Questions: {contact}',
  invitationLink: 'Open the offering',
  accreditationSubject: 'Your accreditation expires on {day}',
  accreditation: {
    one: 'Your accreditation as an investor expires in {count} day, on {day}. Renew it before, so that no investment has to wait for it. Questions: {contact}',
    other:
      'Your accreditation as an investor expires in {count} days, on {day}. Renew it before, so that no investment has to wait for it. Questions: {contact}',
  },
  accreditationToday:
    'Today is the last day of your accreditation as an investor. Renew it, so that no investment has to wait for it. Questions: {contact}',
  accreditationLink: 'Renew the accreditation',
  investedSubject: 'Receipt: {total} invested in {asset}',
  invested:
    'You invested {total} in {asset}, {round}: {units} units at {price} each, sold by {vendor}. Please complete the remaining steps by {day}. Questions: {contact}',
  investedOpen:
    'You invested {total} in {asset}, {round}: {units} units at {price} each, sold by {vendor}. Please complete the remaining steps. Questions: {contact}',
  payByWireSubject: 'How to pay {total} for {asset}',
  payByWire:
    '{asset}, {round}: {total} are to be paid. The account to pay into stands in your investment; {vendor} never mails another one. Please pay by {day}. Questions: {contact}',
  payByWireOpen:
    '{asset}, {round}: {total} are to be paid. The account to pay into stands in your investment; {vendor} never mails another one. Questions: {contact}',
  payByWireLink: 'Show the payment details',
  paymentSubject: 'Payment received: {total} for {asset}',
  paymentBy:
    '{vendor} has received {total} of {day} for {asset}, {round}. Still expected: {rest}, by {deadline}. Questions: {contact}',
  payment:
    '{vendor} has received {total} of {day} for {asset}, {round}. Still expected: {rest}. Questions: {contact}',
  paymentInFull:
    '{vendor} has received {total} of {day} for {asset}, {round}. It is paid in full. Questions: {contact}',
  issuedSubject: 'Issued to you: {units} units of {asset}',
  issued:
    '{units} units of {asset}, {round}, were issued to you on {day}, at {price} each. Questions: {contact}',
  issuedLink: 'Open your portfolio',
  accreditationFailedSubject: 'Accreditation not confirmed: {asset}',
  accreditationFailed:
    'Your accreditation for {asset}, {round}, was not confirmed. Your investment of {total} waits until {day}: open it to see the reason and what comes next. Questions: {contact}',
  accreditationFailedOpen:
    'Your accreditation for {asset}, {round}, was not confirmed. Your investment of {total} waits: open it to see the reason and what comes next. Questions: {contact}',
  signSubject: 'Please sign: {title}',
  signNamed: '{name}, {sender} asks you to read and sign “{title}”.',
  sign: '{sender} asks you to read and sign “{title}”.',
  signLink: 'Open the documents',
  signedSubject: 'Signed: {title}',
  signedForSubject: 'Signed for {asset}: {title}',
  signed: '{name} has signed “{title}”.',
  signedLink: 'Open the signed document',
  signedCopy: 'Your copy of “{title}”: it is signed by all.',
  signedCopyForBy:
    'Your copy of “{title}”: it is signed by all. It belongs to {asset}, {round}: {units} units for {total}. The offering closes on {day}. Questions: {contact}',
  signedCopyFor:
    'Your copy of “{title}”: it is signed by all. It belongs to {asset}, {round}: {units} units for {total}. Questions: {contact}',
  stoppedSubject: 'Signing was stopped: {title}',
  stopped:
    '{name} did not sign “{title}”. There is nothing for you to do; what is sent again comes by a new mail.',
  notSignedSubject: 'Not signed: {title}',
  notSignedByOne: '{name} did not sign “{title}”.',
  notSigned: '{name} did not sign. Their reason: {reason}',
  notSignedKept: '{name} did not sign. Their reason is kept with the documents.',
} as const
