/** Every word of the way in. */
export const loginMessages = {
  title: 'Welcome',
  lead: 'Sign in to manage your securities, or create your account. One sign-in serves every account you belong to.',
  signIn: 'Sign in / Sign up',
  secure: 'You continue on our secure sign-in page.',
}
