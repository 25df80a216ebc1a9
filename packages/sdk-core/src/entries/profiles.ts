// The profile of an issuer, a broker or an investor, as other accounts see it.

export { profileQuery, type Profile, type ProfileAddress } from '../features/profiles/profileQuery'
