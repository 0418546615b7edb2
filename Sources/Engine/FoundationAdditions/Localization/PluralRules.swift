import Foundation
import Synchronization

/// The forms that words have with numbers; each language uses some of them, as CLDR says it.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// Which form a language uses with a number.
package enum PluralRules {
  private typealias Status = LanguageLibrary.Status
  private typealias Open = @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Status>?) -> OpaquePointer?
  private typealias Select =
    @convention(c) (OpaquePointer?, Double, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Status>?) -> Int32

  private struct Library: Sendable {
    let open: Open
    let select: Select

    init?() {
      guard let open = LanguageLibrary.function("uplrules_open", as: Open.self),
        let select = LanguageLibrary.function("uplrules_select", as: Select.self)
      else { return nil }
      (self.open, self.select) = (open, select)
    }
  }

  // Safe: the rules of a language are never changed once they are read.
  /// A language's rules, which stay for as long as the process runs.
  private struct Rules: @unchecked Sendable {
    let object: OpaquePointer
  }

  private static let library = Library()
  private static let opened = Mutex<[String: Rules?]>([:])

  /// The form of a number in a language such as `pt-PT`; of languages that are not known it is always the same one.
  package static func category(of number: Double, language: String) -> PluralCategory {
    guard let library, let rules = rules(of: language, library) else { return withoutLibrary(number) }
    var status: Status = 0
    var buffer = [UInt16](repeating: 0, count: 16)
    let count = library.select(rules.object, number, &buffer, Int32(buffer.count), &status)
    guard status <= 0, buffer.indices.contains(Int(count)) else { return .other }
    return PluralCategory(rawValue: String(decoding: buffer[..<Int(count)], as: UTF16.self)) ?? .other
  }

  /// English and most other languages of Europe, where there is nobody to ask.
  static func withoutLibrary(_ number: Double) -> PluralCategory { number == 1 ? .one : .other }

  private static func rules(of language: String, _ library: Library) -> Rules? {
    opened.withLock { opened in
      if let cached = opened[language] { return cached }
      // What the names of folders say is not bounded by the world's languages.
      if opened.count >= 200 { return nil }
      var status: Status = 0
      let object = library.open(language, &status)
      let found = status <= 0 ? object.map(Rules.init) : nil
      opened[language] = .some(found)
      return found
    }
  }
}
