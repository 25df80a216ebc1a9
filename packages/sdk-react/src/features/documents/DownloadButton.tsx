import { useState } from 'react'
import { Button } from '../../ui/actions/Button'
import { useDownload } from './useDownload'

export interface DownloadButtonProps {
  /** The document. */
  id: string
  /** The name of the button, with the name of the file. */
  label: string
}

/** The button that saves the file of a document: its address expires, so it is asked for at each press. */
export function DownloadButton({ id, label }: DownloadButtonProps) {
  const [isPending, setIsPending] = useState(false)
  const download = useDownload()
  const save = async () => {
    setIsPending(true)
    await download({ id })
    setIsPending(false)
  }

  return (
    <Button
      variant="quiet"
      dense
      icon="download"
      aria-label={label}
      pending={isPending}
      onPress={() => void save()}
    />
  )
}
