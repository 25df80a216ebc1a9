// The accreditation of an investor: how it was reached, until when it is valid, and its renewal.

export { accreditationQuery, type Accreditation } from '../features/accreditation/accreditationQuery'
export {
  accreditationState,
  renewalDays,
  type AccreditationState,
  renewAccreditation,
} from '../features/accreditation/accreditation'
