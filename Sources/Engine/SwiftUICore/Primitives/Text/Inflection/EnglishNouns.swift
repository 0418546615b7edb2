/// The plurals of English nouns, in small letters: the regular ones by their endings, the others by name.
enum EnglishNouns {
  static let forms = Grammar.Forms(plural: { compound($0, plural) }, singular: { compound($0, singular) })

  /// Changes the noun of a word that is made of several: the first of "mother-in-law", else the last.
  private static func compound(_ word: String, _ change: (String) -> String) -> String {
    var parts = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return change(word) }
    let isFirst = parts.dropFirst().contains { ["in", "of", "by", "up"].contains($0) }
    let index = isFirst ? 0 : parts.count - 1
    parts[index] = change(parts[index])
    return parts.joined(separator: "-")
  }

  /// The form of several; a word that has it stays.
  private static func plural(_ word: String) -> String {
    if unchanged.contains(word) { return word }
    if let plural = irregularPlural(of: word) { return plural }
    if irregularSingular(of: word) != nil || regularSingular(of: word) != nil { return word }
    return regularPlural(of: word)
  }

  /// The form of one; a word that has it stays.
  private static func singular(_ word: String) -> String {
    if unchanged.contains(word) || irregularPlural(of: word) != nil { return word }
    return irregularSingular(of: word) ?? regularSingular(of: word) ?? word
  }

  // MARK: Regular nouns

  private static func regularPlural(of word: String) -> String {
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) || word.hasSuffix("quy") {
      return word.dropLast() + "ies"
    }
    if word.hasSuffix("sis") || word.hasSuffix("xis") { return word.dropLast(2) + "es" }
    let isHissing = ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix)
    return isHissing && !hardEndings.contains(where: word.hasSuffix) ? word + "es" : word + "s"
  }

  /// Endings in ch that is spoken as k.
  private static let hardEndings = [
    "stomach", "epoch", "eunuch", "loch", "tech", "czech", "monarch", "iarch", "erarch", "igarch",
  ]

  /// The one of which a word is the regular plural; `nil` where it is none.
  private static func regularSingular(of word: String) -> String? {
    guard word.hasSuffix("s"), word.count > 2, !["ss", "us", "sis", "xis"].contains(where: word.hasSuffix) else { return nil }
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    let hasVowelBefore = ["auses", "ouses"].contains(where: word.hasSuffix)
    // "statuses", but "houses" and "fuses".
    if word.hasSuffix("uses"), word.count > 5, !hasVowelBefore { return String(word.dropLast(2)) }
    if ["sses", "shes", "ches", "xes", "tzes", "zzes"].contains(where: word.hasSuffix) { return String(word.dropLast(2)) }
    return String(word.dropLast())
  }

  // MARK: Irregular nouns

  private static func irregularPlural(of word: String) -> String? {
    plurals[word] ?? replaced(word, endings.map { ($0, $1) })
  }

  private static func irregularSingular(of word: String) -> String? {
    singulars[word] ?? replaced(word, endings.map { ($1, $0) })
  }

  private static func replaced(_ word: String, _ endings: [(old: String, new: String)]) -> String? {
    guard !others.contains(word), let ending = endings.first(where: { word.hasSuffix($0.old) }) else { return nil }
    return word.dropLast(ending.old.count) + ending.new
  }

  /// Endings that change in words of several parts, too: "policeman", "grandchild".
  private static let endings = [
    ("man", "men"), ("child", "children"), ("person", "people"), ("foot", "feet"), ("tooth", "teeth"), ("mouse", "mice"),
    ("wife", "wives"), ("knife", "knives"), ("life", "lives"), ("shelf", "shelves"), ("wolf", "wolves"), ("half", "halves"),
    ("leaf", "leaves"), ("loaf", "loaves"), ("thief", "thieves"), ("goose", "geese"),
  ]

  /// Words with such an ending that have nothing to do with it.
  private static let others: Set<String> = [
    "human", "german", "roman", "norman", "shaman", "talisman", "ottoman", "caiman", "mongoose", "specimen", "acumen", "abdomen",
    "regimen", "omen", "semen", "ramen", "stamen", "yemen",
  ]

  /// Words that are the same for one and for several, or are not counted.
  private static let unchanged: Set<String> = [
    "sheep", "fish", "deer", "moose", "swine", "bison", "salmon", "trout", "shrimp", "cod", "squid", "tuna", "series", "species",
    "means", "aircraft", "spacecraft", "hovercraft", "watercraft", "offspring", "headquarters", "crossroads", "gallows",
    "barracks", "chassis", "information", "equipment", "rice", "money", "news", "furniture", "luggage", "baggage", "feedback",
    "software", "hardware", "homework", "advice", "traffic", "tennis", "scissors", "trousers", "pants", "jeans", "clothes",
    "yen", "yuan", "won", "baht", "percent", "hertz",
  ]

  /// Words by both forms that no ending tells, or whose form of several another ending would be taken for.
  private static let plurals: [String: String] = [
    "ox": "oxen", "louse": "lice", "die": "dice", "self": "selves", "elf": "elves", "calf": "calves", "sheaf": "sheaves",
    "scarf": "scarves", "hoof": "hooves", "wharf": "wharves", "dwarf": "dwarves", "quiz": "quizzes", "olive": "olives",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "veto": "vetoes", "torpedo": "torpedoes",
    "mosquito": "mosquitoes", "tornado": "tornadoes", "volcano": "volcanoes", "buffalo": "buffaloes", "domino": "dominoes",
    "embargo": "embargoes", "cargo": "cargoes", "mango": "mangoes",
    "criterion": "criteria", "phenomenon": "phenomena", "bacterium": "bacteria", "datum": "data", "medium": "media",
    "curriculum": "curricula", "stratum": "strata", "erratum": "errata", "addendum": "addenda", "memorandum": "memoranda",
    "cactus": "cacti", "nucleus": "nuclei", "fungus": "fungi", "alumnus": "alumni", "stimulus": "stimuli", "radius": "radii",
    "locus": "loci", "larva": "larvae", "alga": "algae", "vertebra": "vertebrae", "alumna": "alumnae",
    "matrix": "matrices", "vertex": "vertices", "vortex": "vortices", "appendix": "appendices",
    "analysis": "analyses", "basis": "bases", "crisis": "crises", "thesis": "theses", "hypothesis": "hypotheses",
    "diagnosis": "diagnoses", "oasis": "oases", "axis": "axes", "axe": "axes", "synopsis": "synopses", "emphasis": "emphases",
    "parenthesis": "parentheses", "synthesis": "syntheses", "base": "bases",
    "movie": "movies", "cookie": "cookies", "selfie": "selfies", "zombie": "zombies", "calorie": "calories", "hoodie": "hoodies",
    "brownie": "brownies", "smoothie": "smoothies", "rookie": "rookies", "genie": "genies", "birdie": "birdies",
    "cache": "caches", "headache": "headaches", "ache": "aches", "niche": "niches", "avalanche": "avalanches",
    "excuse": "excuses",
    "bus": "buses", "gas": "gases", "lens": "lenses", "canvas": "canvases", "atlas": "atlases", "alias": "aliases",
    "bias": "biases", "iris": "irises", "trellis": "trellises", "pelvis": "pelvises", "christmas": "christmases",
    "menu": "menus", "guru": "gurus", "emu": "emus", "taxi": "taxis",
  ]

  private static let singulars: [String: String] = {
    var singulars = Dictionary(plurals.map { ($0.value, $0.key) }) { first, second in min(first, second) }
    singulars["axes"] = "axis"
    return singulars
  }()
}
