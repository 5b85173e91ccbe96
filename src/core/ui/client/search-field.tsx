import Search from 'lucide-react/icons/search'
import type { InputHTMLAttributes, Ref } from 'react'

import { classNames } from './class-names.ts'
import s from './search-field.module.css'

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  /** What is searched, read aloud. */
  readonly label: string
  readonly value: string
  /** As large as the keys that a finger finds in a hurry. */
  readonly touch?: boolean
  readonly ref?: Ref<HTMLInputElement>
  readonly onSearch: (words: string) => void
}

/** A field in whose words a list is searched as they are typed. */
export const SearchField = ({ label, touch = false, className, onSearch, ...rest }: SearchFieldProps) => (
  <label className={classNames(s.search, touch && s.touch, className)}>
    <Search size={18} strokeWidth={1.75} aria-hidden="true" />
    <input type="search" aria-label={label} onChange={(event) => onSearch(event.currentTarget.value)} {...rest} />
  </label>
)
