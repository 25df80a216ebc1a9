/** Every word of the pages of administrators that the kit does not have. */
export const administrationMessages = {
  /** The first tab under Reports. */
  downloads: 'Downloads',
  /** The first tab under Types. */
  lookupTables: 'Lookup tables',
}
