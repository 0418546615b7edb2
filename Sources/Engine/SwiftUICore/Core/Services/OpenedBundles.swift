import Foundation
import Synchronization

/// The bundles that texts, colours and images name by their paths, each opened once.
///
/// Values keep the path, which compares like any string; opening a bundle asks the file system, and resolving happens often.
enum OpenedBundles {
  private static let opened = Mutex<[String: Bundle]>([:])

  /// The bundle in a folder; `nil` for no path.
  ///
  /// A folder that is not there is looked for again the next time.
  static func bundle(at path: String?) -> Bundle? {
    guard let path else { return nil }
    return opened.withLock { opened in
      if let bundle = opened[path] { return bundle }
      let bundle = Bundle(path: path)
      opened[path] = bundle
      return bundle
    }
  }
}
