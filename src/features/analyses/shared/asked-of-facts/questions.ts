import type { AnalysisRequest } from '../analysis-request.ts'
import type { Worked } from '../makers/worked.ts'
import { debts } from './debts.ts'
import { goals } from './goals.ts'
import { lastOutlays, outlays } from './outlays.ts'
import { ofRooms } from './rooms.ts'
import { lastOfPeople, peopleAndPlaces } from './people-and-places.ts'
import { prices } from './prices.ts'
import { answered, type Question } from './question.ts'
import { sharing } from './sharing.ts'
import { stock } from './stock.ts'
import { takings } from './takings.ts'
import { wages } from './wages.ts'

const byFirstOf =
  (questions: readonly Question[]) =>
  (request: AnalysisRequest): Worked | null => {
    for (const question of questions) {
      const worked = answered(question, request)
      if (worked) return worked
    }
    return null
  }

/** What is asked of facts that are all told. */
export const ofFacts = byFirstOf([
  ...takings,
  ...sharing,
  ...peopleAndPlaces,
  ...debts,
  ...stock,
  ...goals,
  ...outlays,
  ...wages,
  ...ofRooms,
  ...prices,
])

/** The same, where nothing more particular was found in the message. */
export const lastOfFacts = byFirstOf([...lastOutlays, ...lastOfPeople])
