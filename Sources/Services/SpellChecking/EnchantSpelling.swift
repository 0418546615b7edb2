import DisplayModel
import Foundation
import LateLibraries

/// Looks words up by Enchant, which finds the dictionaries of the system (Hunspell's, Aspell's and others).
///
/// The library is opened when a word is asked about first; where it is missing that is reported once, and there is no dictionary.
package final class EnchantSpelling: SpellChecker {
  private static let library = LateLibrary(file: "libenchant-2.so.2", package: "libenchant-2-2")

  private lazy var broker: EnchantBroker? = {
    switch Self.library.load({ (find) throws(LateLibrary.Missing) in try EnchantFunctions(find) }) {
    case .success(let functions): return EnchantBroker(functions)
    case .failure(let failure):
      Diagnostics.report("words are not checked: \(failure.reason)")
      return nil
    }
  }()

  package init() {}

  package var languages: [String] { broker?.languages ?? [] }

  package func isCorrect(_ word: String, in language: String) -> Bool? { broker?.isCorrect(word, in: language) }

  package func guesses(for word: String, in language: String) -> [String] { broker?.guesses(for: word, in: language) ?? [] }
}

/// The functions of Enchant's interface that are used.
private struct EnchantFunctions {
  typealias Broker = OpaquePointer
  typealias Dictionary = OpaquePointer
  typealias Describe =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
    ) -> Void
  let start: @convention(c) () -> Broker?
  let end: @convention(c) (Broker) -> Void
  let request: @convention(c) (Broker, UnsafePointer<CChar>) -> Dictionary?
  let list: @convention(c) (Broker, Describe, UnsafeMutableRawPointer?) -> Void
  let check: @convention(c) (Dictionary, UnsafePointer<CChar>, Int) -> CInt
  let suggest:
    @convention(c) (Dictionary, UnsafePointer<CChar>, Int, UnsafeMutablePointer<Int>) -> UnsafeMutablePointer<
      UnsafeMutablePointer<CChar>?
    >?
  let freeStrings: @convention(c) (Dictionary, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Void

  init(_ find: LateLibrary.Finder) throws(LateLibrary.Missing) {
    start = try find("enchant_broker_init")
    end = try find("enchant_broker_free")
    request = try find("enchant_broker_request_dict")
    list = try find("enchant_broker_list_dicts")
    check = try find("enchant_dict_check")
    suggest = try find("enchant_dict_suggest")
    freeStrings = try find("enchant_dict_free_string_list")
  }
}

/// Enchant's dictionaries, each opened once.
private final class EnchantBroker {
  private let functions: EnchantFunctions
  private let broker: OpaquePointer
  /// By the language that was asked for; `nil` where there is none.
  private var dictionaries: [String: OpaquePointer?] = [:]
  let languages: [String]

  /// Words longer than this are not asked about: no dictionary has one.
  private static let longestWord = 256
  /// How many guesses are taken over.
  private static let mostGuesses = 20

  init?(_ functions: EnchantFunctions) {
    guard let broker = functions.start() else { return nil }
    (self.functions, self.broker) = (functions, broker)
    let found = FoundLanguages()
    functions.list(
      broker,
      { tag, _, _, _, user in
        guard let tag, let user else { return }
        Unmanaged<FoundLanguages>.fromOpaque(user).takeUnretainedValue().names.insert(String(cString: tag))
      }, Unmanaged.passUnretained(found).toOpaque())
    languages = found.names.sorted()
  }

  // The broker frees its dictionaries.
  deinit { functions.end(broker) }

  func isCorrect(_ word: String, in language: String) -> Bool? {
    guard let dictionary = dictionary(language) else { return nil }
    guard !word.isEmpty, word.utf8.count <= Self.longestWord else { return true }
    // Below 0 it could not be looked up, so that nothing is known against the word.
    return functions.check(dictionary, word, word.utf8.count) <= 0
  }

  func guesses(for word: String, in language: String) -> [String] {
    guard let dictionary = dictionary(language), !word.isEmpty, word.utf8.count <= Self.longestWord else { return [] }
    var count = 0
    guard let list = functions.suggest(dictionary, word, word.utf8.count, &count) else { return [] }
    defer { functions.freeStrings(dictionary, list) }
    return (0..<max(min(count, Self.mostGuesses), 0)).compactMap { list[$0].map { String(cString: $0) } }
  }

  private func dictionary(_ language: String) -> OpaquePointer? {
    if let cached = dictionaries[language] { return cached }
    let name = languages.contains(language) ? language : languages.first { $0.hasPrefix(language + "_") }
    let opened = name.flatMap { functions.request(broker, $0) }
    dictionaries[language] = opened
    return opened
  }
}

/// The languages that Enchant tells one after the other.
private final class FoundLanguages {
  var names: Set<String> = []
}
