import { type RaRecord, useRecordContext } from 'react-admin'

/** The record of a page once it is whole: react-admin first hands over the row of the list it was opened from, which lacks `field`. */
export const useDetail = <Detail extends RaRecord>(field: keyof Detail & string): Detail | undefined => {
  const record = useRecordContext<Detail>()
  return record && field in record ? record : undefined
}
