/** Every word of the way in. */
export const loginMessages = {
  title: 'Welcome',
  lead: 'Sign in to manage your securities, or create your account. One sign-in serves every account you belong to.',
  signIn: 'Sign in / Sign up',
  /** To the former owner of an account. */
  handedOver:
    'You were signed out because you handed {account} over to {email}. Sign in again: you are an admin of it now.',
  secure: 'You continue on our secure sign-in page.',
}
