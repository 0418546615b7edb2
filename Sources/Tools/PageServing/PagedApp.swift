package import Foundation

/// An app that a page shows: it does what lines of the remote protocol say, one after the other.
///
/// One thread at a time uses it.
package protocol PagedApp: AnyObject {
  /// Does what a request says, an object of JSON without a number, and returns what the app answers.
  func ask(_ request: Data, within limit: Duration) throws(PagedAppFailure) -> Data
  /// The lines that it has printed since the last look.
  func takeLog() -> [String]
  /// How it has ended, in some words; `nil` while it runs.
  var hasEnded: String? { get }
  /// Ends it.
  func end()
}

/// Why an app has not done what it was asked for.
package enum PagedAppFailure: Error, Equatable {
  /// It is not there any more: how it ended.
  case ended(String)
  /// It says why it cannot.
  case refused(String)
  /// It has not answered in time, or its answer cannot be read.
  case silent(String)

  package var reason: String {
    switch self {
    case .ended(let reason), .refused(let reason), .silent(let reason): reason
    }
  }
}

extension PagedApp {
  /// Asks for something whose answer is known by its form.
  func ask<Answer: Decodable>(
    _ request: some Encodable, as type: Answer.Type, within limit: Duration = .seconds(10)
  ) throws(PagedAppFailure) -> Answer {
    let line: Data
    do { line = try JSONEncoder().encode(request) } catch { throw .refused("a request cannot be written: \(error)") }
    let answer = try ask(line, within: limit)
    do { return try JSONDecoder().decode(type, from: answer) } catch {
      throw .silent("the app's answer cannot be read: \(String(decoding: answer.prefix(200), as: UTF8.self))")
    }
  }
}

/// A request to an app; what is `nil` is not said.
struct AppRequest: Encodable {
  var verb: String
  var seconds: Double?
  var file: String?
  var since: Int?
  var preview: PreviewChoice?
  var rightToLeft: Bool?

  init(_ verb: String) { self.verb = verb }

  enum CodingKeys: String, CodingKey {
    case verb = "do"
    case seconds, file, since, preview, rightToLeft
  }
}

/// An answer of which nothing is wanted.
struct AppDone: Decodable {}

/// What of an app is shown.
package enum PreviewChoice: Equatable, Sendable {
  case app
  case number(Int)
  case name(String)
}

extension PreviewChoice: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .app: try container.encodeNil()
    case .number(let number): try container.encode(number)
    case .name(let name): try container.encode(name)
    }
  }
}
