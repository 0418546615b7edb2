import ApusTesting
import Foundation
import SwiftUI
import Testing

@Suite("Grammar in texts")
@MainActor
struct InflectionTests {
  private func label(_ key: LocalizedStringKey, bundle: Bundle? = nil, locale: String = "en_US") -> String? {
    Screen(.init { $0.locale = locale }) { Text(key, bundle: bundle) }.elements.first?.label
  }

  private func agreed(_ word: String, with number: Int = 2) -> String? { label("^[\(number) \(word)](inflect: true)") }

  @Test(
    "nouns agree with the number before them",
    arguments: [
      ("^[\(3) apple](inflect: true)", "3 apples"), ("^[\(1) apple](inflect: true)", "1 apple"),
      ("^[\(0) apple](inflect: true)", "0 apples"), ("^[\(1) apples](inflect: true)", "1 apple"),
      ("You have ^[\(2) unread message](inflect: true)!", "You have 2 unread messages!"),
      ("Add ^[\(2) \("large") \("salad")](inflect: true)", "Add 2 large salads"),
      ("^[\(2) box of chocolate](inflect: true)", "2 boxes of chocolate"),
      ("^[\(2) cat and dog](inflect: true)", "2 cats and dogs"),
      ("^[\(1) cat](inflect: true), ^[\(4) dog](inflect: true)", "1 cat, 4 dogs"),
      ("^[\(1) cat, \(4) dog](inflect: true)", "1 cat, 4 dogs"),
      ("^[\("1,200") item](inflect: true)", "1,200 items"), ("^[\(1.5, specifier: "%.1f") mile](inflect: true)", "1.5 miles"),
      ("^[\(3) PDF](inflect: true)", "3 PDFs"), ("^[\(3) Child](inflect: true)", "3 Children"),
      ("^[\(3) CHILD](inflect: true)", "3 CHILDREN"),
    ] as [(LocalizedStringKey, String)])
  func nouns(key: LocalizedStringKey, expected: String) { #expect(label(key) == expected) }

  @Test(
    "regular nouns by their endings, others by name, and back",
    arguments: [
      ("day", "days"), ("city", "cities"), ("box", "boxes"), ("dish", "dishes"), ("church", "churches"), ("stomach", "stomachs"),
      ("search", "searches"), ("class", "classes"), ("status", "statuses"), ("house", "houses"), ("size", "sizes"),
      ("photo", "photos"), ("potato", "potatoes"), ("quiz", "quizzes"), ("bus", "buses"), ("movie", "movies"), ("pie", "pies"),
      ("person", "people"), ("salesperson", "salespeople"), ("man", "men"), ("policewoman", "policewomen"), ("human", "humans"),
      ("child", "children"), ("tooth", "teeth"), ("mouse", "mice"), ("knife", "knives"), ("bookshelf", "bookshelves"),
      ("roof", "roofs"), ("analysis", "analyses"), ("criterion", "criteria"), ("cactus", "cacti"), ("olive", "olives"),
      ("sheep", "sheep"), ("series", "series"), ("mother-in-law", "mothers-in-law"), ("check-box", "check-boxes"),
      ("pizza", "pizzas"), ("emoji", "emojis"), ("menu", "menus"), ("excuse", "excuses"),
    ])
  func english(one: String, several: String) {
    #expect(agreed(one) == "2 \(several)" && agreed(several) == "2 \(several)")
    #expect(agreed(several, with: 1) == "1 \(one)" && agreed(one, with: 1) == "1 \(one)")
  }

  @Test(
    "a text says by attributes what it asks for, and with which value a word agrees",
    arguments: [
      ("^[apple](agreeWithArgument: 2) \("a") \(3)", "apples a 3"), ("\(1): ^[apples](agreeWithArgument: 1)", "1: apple"),
      (#"^[apple](inflect: true, morphology: { number: "plural" })"#, "apples"),
      ("^[\(3) apple](inflect: false)", "3 apple"), ("^[3 apple](colour: 'red')", "3 apple"),
      ("^[apple](inflect: true)", "apple"), ("^[3 [apple]](inflect: true)", "3 [apples]"),
      ("^[\(3) **big** apple](inflect: true)", "3 big apples"), ("^[^[\(3) pear](inflect: true)](x: y)", "3 pears"),
      ("a^[b", "a^[b"), ("^[\(3) apple]", "^[3 apple]"), ("^[\(3) apple](no)", "^[3 apple](no)"),
      (#"\^[3 apple](inflect: true)"#, "^[3 apple](inflect: true)"),
    ] as [(LocalizedStringKey, String)])
  func attributes(key: LocalizedStringKey, expected: String) { #expect(label(key) == expected) }

  @Test("values keep their looks, and what is in them is no Markdown")
  func values() {
    #expect(label("^[\(2) \("*apple*")](inflect: true)") == "2 *apples*")
    #expect(label("^[\(2) \("]( apple")](inflect: true)") == "2 ]( apples")
    #expect(label("^[\(2) \(Text("apple").bold())](inflect: true)") == "2 apple")
    #expect(label("^[\(Text("3").bold()) apple](inflect: true)") == "3 apples")
    #expect(label("^[\(1, format: .number) apple](inflect: true)") == "1 apple")
    #expect(label("^[\(2) \("app")le](inflect: true)") == "2 apple")
  }

  @Test(
    "the language is that of the tables",
    arguments: [
      ("es", "Añadir ^[%lld ensalada grande](inflect: true)", 2, "Añadir 2 ensaladas grandes"),
      ("es", "^[%lld mes](inflect: true)", 3, "3 meses"), ("es", "^[%lld canción](inflect: true)", 3, "3 canciones"),
      ("es", "^[%lld caja de zapatos](inflect: true)", 1, "1 caja de zapatos"),
      ("pt", "^[%lld canção](inflect: true)", 2, "2 canções"), ("pt", "^[%lld hotel útil](inflect: true)", 2, "2 hotéis úteis"),
      ("fr", "^[%lld nouveau cheval](inflect: true)", 2, "2 nouveaux chevaux"),
      ("fr", "^[%lld pomme](inflect: true)", 0, "0 pomme"), ("ja", "^[りんご %lld 個](inflect: true)", 2, "りんご 2 個"),
      ("de", "^[%lld Apfel](inflect: true)", 2, "2 Apfel"),
    ])
  func languages(language: String, text: String, number: Int, expected: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "InflectionTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let tables = folder.appending(path: "\(language).lproj")
    try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
    try Data("\"key %lld\" = \"\(text)\";".utf8).write(to: tables.appending(path: "Localizable.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(label("key \(number)", bundle: bundle, locale: language) == expected)
  }
}
