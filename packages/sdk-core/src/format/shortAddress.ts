/** A blockchain address cut for reading: its first 20 characters and three dots. */
export function shortAddress(address: string): string {
  return address.length > 20 ? `${address.slice(0, 20)}...` : address
}
