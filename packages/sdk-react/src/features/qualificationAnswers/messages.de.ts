import type { Spoken } from '../../language/Messages'
import type { qualificationAnswersMessages } from './messages'

/** The same in German. */
export const qualificationAnswersGerman = {
  title: 'Qualifikationsantworten',
  intro:
    'Ihre neuesten Antworten auf Fragen zur Qualifizierung werden in späteren Qualifizierungen vorausgefüllt.',
  none: 'Sie haben noch keine Fragen zur Qualifizierung vollständig beantwortet.',
  answersTo: 'Antworten an {name}',
  question: 'Frage',
  answer: 'Antwort',
  yes: 'Ja',
  no: 'Nein',
  showAll: 'Alle {count} Antworten anzeigen',
} satisfies Spoken<typeof qualificationAnswersMessages>
