/** What is generally known of a subject: no figure, no name, no law. */
interface EnglishLesson {
  readonly about: RegExp
  readonly title: string
  readonly why: readonly string[]
  readonly how: readonly string[]
  readonly not: readonly string[]
}

const lessons: readonly EnglishLesson[] = [
  {
    about: /(?<!\p{L})complain\p{L}*|angry (?:customer|guest)/iu,
    title: 'Handle a complaint in five steps',
    why: [
      'Whoever complains still wants to come back; whoever is silent has left',
      'A complaint that is solved well builds more trust than a visit without one',
    ],
    how: [
      'Listen to the end without interrupting',
      'Say sorry for the trouble, whoever caused it',
      'Ask what happened and repeat it in your own words',
      'Offer a solution, and say when it will be done',
      'Check afterwards that it was done, and write it down',
    ],
    not: ['Arguing about who is right', 'Blaming a colleague or the system', 'Promising what nobody can keep'],
  },
  {
    about: /(?<!\p{L})(?:customer|guest) (?:service|care)|hospitality|serving (?:customers|guests)|front office/iu,
    title: 'Serve every guest in five steps',
    why: [
      'Taste and price can be copied; the way guests are treated is much harder to copy',
      'Guests who feel welcome return and bring friends',
    ],
    how: [
      'Greet and smile as soon as somebody comes in',
      'Ask what is needed, and listen to the end',
      'Suggest what fits, and be honest about the price',
      'Serve in turn; say how long it takes if there is a wait',
      'Say thank you and invite the guest to come again',
    ],
    not: [
      'Chatting or using the phone while serving',
      'Saying “I don’t know” without asking',
      'Judging people by their looks',
    ],
  },
  {
    about: /(?<!\p{L})(?:cashier|point of sale|cash register|cash handling)/iu,
    title: 'Run the till in five steps',
    why: [
      'Every sale that is not recorded is lost to the books',
      'Careful counting protects whoever stands at the till',
    ],
    how: [
      'Count the drawer together before you start, and write it down',
      'Say the total, and say what you were given',
      'Record every sale at once',
      'Count the change twice and give the receipt',
      'Close the shift: count, compare with the record, sign',
    ],
    not: ['Leaving the drawer open', 'Mixing your own money with the till', 'Writing sales down later'],
  },
  {
    about: /(?<!\p{L})(?:food safety|hygiene|food handling|kitchen safety|clean kitchen)/iu,
    title: 'Keep food safe in five steps',
    why: ['One careless moment can make many guests ill', 'A clean kitchen is seen, and it brings guests back'],
    how: [
      'Wash your hands before work and after every break',
      'Keep raw and cooked food apart',
      'Cook it through, and keep hot food hot',
      'Store cold what spoils, oldest in front',
      'Clean tools and tables after every use',
    ],
    not: ['Working with food while ill', 'Using one board for meat and vegetables', 'Leaving food uncovered'],
  },
  {
    about: /(?<!\p{L})(?:workplace safety|work safety|safety at work|occupational safety|fire safety|first aid)/iu,
    title: 'Work safely in five steps',
    why: ['Everybody who comes to work should go home unharmed', 'Most accidents announce themselves by near misses'],
    how: [
      'Look around for dangers before you begin',
      'Wear the protection that the work needs',
      'Check tools and cables before use',
      'Keep ways and exits clear',
      'Stop and report whatever is unsafe',
    ],
    not: ['Taking short cuts to be faster', 'Repairing machines while they run', 'Keeping a near miss to yourself'],
  },
  {
    about: /(?<!\p{L})(?:social media|digital marketing|online marketing|instagram|content marketing)/iu,
    title: 'Sell through social media in five steps',
    why: ['Buyers look online before they come', 'Regular posts keep a small shop in mind without a large budget'],
    how: [
      'Decide who should see it, and where they are',
      'Take clear pictures in daylight',
      'Write what it is, what it costs and how to order',
      'Post on fixed days, and answer comments soon',
      'Look every week at what people reacted to, and do more of it',
    ],
    not: ['Buying followers', 'Using pictures of others', 'Letting messages wait for days'],
  },
  {
    about: /(?<!\p{L})(?:selling skills|sales (?:skills|training|techniques?)|how to sell|closing)/iu,
    title: 'Sell in five steps',
    why: ['People buy from those who understand what they need', 'Good questions sell more than long talks'],
    how: [
      'Get to know who stands before you',
      'Ask what is needed, and what has been tried',
      'Show the one thing that fits best',
      'Answer doubts honestly',
      'Ask for the order, and keep in touch afterwards',
    ],
    not: ['Talking more than listening', 'Speaking badly of others', 'Promising more than the product does'],
  },
]

/** The lesson of a subject; null where none is known. */
export const englishLessonOf = (subject: string): EnglishLesson | null =>
  lessons.find(({ about }) => about.test(subject)) ?? null
