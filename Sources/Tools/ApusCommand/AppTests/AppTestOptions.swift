/// What `apus test PATH` is told.
struct AppTestOptions {
  /// Whether tests are listed and not run.
  private(set) var isListing = false
  /// Where the outcomes are written as JUnit's XML, as the command line names it; `nil`: nowhere.
  private(set) var report: String?
  /// The folder for what tests of an interface attach, as the command line names it; `nil`: one in the cache.
  private(set) var attachments: String?
  /// Which tests are chosen.
  private(set) var filter = AppTestFilter()
  /// Words for builds, which ``BuildSettings`` reads.
  private(set) var settings: [String] = []
  /// All other words; they go to the tests' program.
  private(set) var rest: [String] = []

  static let list = "--list", junit = "--junit", attachments = "--attachments"
  private static let filters = ["--filter", "--skip"]

  init() {}

  /// Takes the words of a command line apart, after the PATH.
  init(words: [String]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      let name = String(word.prefix { $0 != "=" })
      let given = word.contains("=") ? String(word.dropFirst(name.count + 1)) : nil
      if word == Self.list {
        isListing = true
      } else if name == Self.junit || name == Self.attachments || Self.filters.contains(name) {
        guard let value = given ?? words.popFirst(), !value.isEmpty else {
          throw CommandError.usage("\(name) of apus test needs a value")
        }
        switch name {
        case Self.junit: report = value
        case Self.attachments: attachments = value
        default: try filter.add(value, isSkipped: name == "--skip")
        }
      } else if let option = BuildSettings.options.first(where: { $0.names.contains(name) }) {
        settings.append(word)
        if option.value != nil, given == nil, let value = words.popFirst() { settings.append(value) }
      } else {
        rest.append(word)
      }
    }
  }
}
