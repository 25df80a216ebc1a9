// How an investor qualifies as accredited, until when, and its renewal.

export { accreditationQuery, type Accreditation } from '../features/accreditation/accreditationQuery'
export {
  accreditationState,
  renewalDays,
  type AccreditationState,
} from '../features/accreditation/accreditationState'
export { renewAccreditation } from '../features/accreditation/renewAccreditation'
