import Foundation
import LaunchContract

/// Something that a page says a person has done.
///
/// What is done with the app has the form of the remote protocol, and is read by its rules.
enum PageInput: Equatable {
  /// A request for the app, as it came.
  case app(RemoteVerb, line: Data)
  /// The preview is to begin anew.
  case anew
  /// A page has drawn a picture, and can take the next.
  case drawn(PageListener, number: Int)

  /// The most that comes at once.
  static let countLimit = 256

  /// Why something is nothing that a page says.
  struct Refusal: Error, Equatable { var reason: String }

  /// Reads an array of JSON.
  static func list(from body: Data) throws(Refusal) -> [PageInput] {
    guard let items = try? JSONSerialization.jsonObject(with: body) as? [[String: Any]] else {
      throw Refusal(reason: "this is no array of what was done")
    }
    guard items.count <= countLimit else { throw Refusal(reason: "at most \(countLimit) things are taken at once") }
    var list: [PageInput] = []
    for item in items { list.append(try input(item)) }
    return list
  }

  private static func input(_ item: [String: Any]) throws(Refusal) -> PageInput {
    switch item["do"] as? String {
    case "anew": return .anew
    case "drawn":
      guard let listener = item["listener"] as? Int, let number = item["number"] as? Int else {
        throw Refusal(reason: "\"drawn\" needs \"listener\" and \"number\"")
      }
      return .drawn(PageListener(listener), number: number)
    default:
      guard let line = try? JSONSerialization.data(withJSONObject: item, options: .sortedKeys) else {
        throw Refusal(reason: "this cannot be written again")
      }
      do throws(RemoteRequest.Refusal) {
        let verb = try RemoteRequest(line: line).verb
        guard verb.isForPages else { throw RemoteRequest.Refusal(id: nil, reason: "pages do not ask for this") }
        return .app(verb, line: line)
      } catch {
        throw Refusal(reason: error.reason)
      }
    }
  }
}

extension RemoteVerb {
  /// Whether it is something that a person does at a page; the files and the end of an app are not for pages.
  fileprivate var isForPages: Bool {
    switch self {
    case .pointer, .configure, .show: true
    case .act(let act):
      switch act.kind {
      case .scroll, .type, .compose, .key: true
      default: false
      }
    default: false
    }
  }
}
