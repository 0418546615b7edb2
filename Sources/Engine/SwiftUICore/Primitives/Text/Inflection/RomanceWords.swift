/// The plurals of Spanish, Portuguese and French words, in small letters: by their endings, which nouns and adjectives share.
///
/// Texts are written with the form of one; that of several is not led back to it.
enum RomanceWords {
  static let spanish = forms(
    [
      "imagen": "imágenes", "examen": "exámenes", "orden": "órdenes", "joven": "jóvenes", "origen": "orígenes",
      "volumen": "volúmenes", "margen": "márgenes", "resumen": "resúmenes", "carácter": "caracteres", "régimen": "regímenes",
    ],
    [
      ("z", "ces"), ("ón", "ones"), ("án", "anes"), ("ín", "ines"), ("ún", "unes"), ("és", "eses"), ("ás", "ases"),
      ("ós", "oses"), ("ús", "uses"),
    ]
  ) { word in
    if word.count > 3, ["as", "es", "is", "os", "us", "x"].contains(where: word.hasSuffix) { return word }
    return word + (endsWithVowel(word) ? "s" : "es")
  }

  static let portuguese = forms(
    [
      "mão": "mãos", "irmão": "irmãos", "cidadão": "cidadãos", "órgão": "órgãos", "grão": "grãos", "pão": "pães", "cão": "cães",
      "alemão": "alemães", "capitão": "capitães", "gás": "gases",
    ], [("ão", "ões"), ("m", "ns"), ("al", "ais"), ("ul", "uis"), ("ês", "eses")]
  ) { word in
    // Where no other syllable has the accent, the last one is spoken with it.
    let isAccented = word.contains { "áéíóúâêô".contains($0) }
    if word.hasSuffix("el") { return word.dropLast(2) + (isAccented ? "eis" : "éis") }
    if word.hasSuffix("ol") { return word.dropLast(2) + (isAccented ? "ois" : "óis") }
    if word.hasSuffix("il") { return word.dropLast(2) + (isAccented ? "eis" : "is") }
    if word.count > 3, ["as", "es", "is", "os", "us", "x"].contains(where: word.hasSuffix) { return word }
    return word + (endsWithVowel(word) ? "s" : "es")
  }

  static let french = forms(
    [
      "bal": "bals", "festival": "festivals", "carnaval": "carnavals", "récital": "récitals", "bijou": "bijoux",
      "caillou": "cailloux", "chou": "choux", "genou": "genoux", "hibou": "hiboux", "joujou": "joujoux", "pou": "poux",
      "pneu": "pneus", "bleu": "bleus", "travail": "travaux", "vitrail": "vitraux", "bail": "baux", "corail": "coraux",
      "œil": "yeux", "monsieur": "messieurs", "madame": "mesdames",
    ], [("au", "aux"), ("eu", "eux"), ("al", "aux"), ("s", "s"), ("x", "x"), ("z", "z")]
  ) { $0 + "s" }

  /// Words by name, then by the first ending that fits, else as a closure says.
  private static func forms(
    _ words: [String: String], _ endings: [(one: String, several: String)], else plural: @escaping @Sendable (String) -> String
  ) -> Grammar.Forms {
    Grammar.Forms(
      plural: { word in
        if let cached = words[word] { return cached }
        guard let ending = endings.first(where: { word.hasSuffix($0.one) }) else { return plural(word) }
        return word.dropLast(ending.one.count) + ending.several
      }, singular: { $0 })
  }

  private static func endsWithVowel(_ word: String) -> Bool { word.last.map { "aeiouáéíóúâêôãõ".contains($0) } ?? false }
}
