import { describe, expect, it } from 'vitest'
import { uploadStatus, uploadStatusText } from './uploads'

describe('uploadStatus', () => {
  it.each([
    ['uploaded', 'uploaded'],
    ['failed', 'failed'],
    ['in_progress', 'in_progress'],
    ['scanning', 'in_progress'],
    ['Uploaded', 'in_progress'],
    ['', 'in_progress'],
    [null, 'in_progress'],
  ])('of %j is %s', (status, shown) => {
    // proves UPLOAD-007
    expect(uploadStatus(status)).toBe(shown)
  })
})

describe('uploadStatusText', () => {
  it('of a file that did not arrive names the cause and the remedy', () => {
    // proves UPLOAD-005
    expect(uploadStatusText('failed')).toBe('Upload failed, please check file size and retry')
  })

  it.each(['in_progress', 'scanning', undefined])(
    'of a file that is %s is that it is in progress',
    (status) => {
      // proves UPLOAD-007
      expect(uploadStatusText(status)).toBe('In progress')
    },
  )

  it('of an uploaded file reports its arrival', () => {
    expect(uploadStatusText('uploaded')).toBe('Uploaded')
  })
})
