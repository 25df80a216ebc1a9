// What others may know of an account: the profile of an issuer, a broker, an investor.

export { profileQuery, type Profile, type ProfileAddress } from '../features/profiles/profileQuery'
