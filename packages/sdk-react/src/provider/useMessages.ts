export { useMessages } from '../language/useMessages'
