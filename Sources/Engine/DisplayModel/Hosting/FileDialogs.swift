package import Foundation

/// A kind of files that a person may choose.
package struct FileDialogType: Equatable, Sendable {
  /// What people call it.
  package var title: String
  /// What such files' names end with, without the dot; empty where they end with anything.
  package var filenameExtensions: [String]
  /// Whether it is folders.
  package var isFolder: Bool

  package init(title: String, filenameExtensions: [String], isFolder: Bool = false) {
    (self.title, self.filenameExtensions, self.isFolder) = (title, filenameExtensions, isFolder)
  }

  /// Whether a file is of this kind, by its name.
  package func covers(_ url: URL, isFolder: Bool) -> Bool {
    if isFolder != self.isFolder { return false }
    return filenameExtensions.isEmpty || filenameExtensions.contains(url.pathExtension.lowercased())
  }
}

/// What a person is asked for.
package struct FileDialogRequest: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Files, or folders, that are there.
    case open(allowsSeveral: Bool)
    /// A place and a name for something new, with a name to begin with.
    case save(name: String)
    /// A folder to put something into.
    case folder
  }
  package var kind: Kind
  package var types: [FileDialogType]
  /// Where to begin; `nil` leaves it to the desktop.
  package var directory: URL?
  /// What the dialog says, and what the button says that ends it; `nil` leaves it to the desktop.
  package var message: String?
  package var confirmation: String?

  package init(
    _ kind: Kind, types: [FileDialogType] = [], directory: URL? = nil, message: String? = nil, confirmation: String? = nil
  ) {
    self.kind = kind
    self.types = types
    self.directory = directory
    self.message = message
    self.confirmation = confirmation
  }
}

/// A dialog for files from when it is asked for until it has been answered.
@MainActor
package final class FileDialogSession {
  package let request: FileDialogRequest
  private let queue: FileDialogQueue
  private var completion: (([URL]) -> Void)?

  fileprivate init(_ request: FileDialogRequest, in queue: FileDialogQueue, completion: @escaping ([URL]) -> Void) {
    (self.request, self.queue, self.completion) = (request, queue, completion)
  }

  /// Whether an answer is waited for.
  var isOpen: Bool { completion != nil }

  /// Called once by who shows it: with what was chosen; nothing where nobody wanted to.
  package func finish(_ urls: [URL]) {
    guard let completion else { return }
    self.completion = nil
    queue.hasEnded(self)
    completion(urls)
  }

  /// Takes it away; nobody hears of an answer any more.
  package func close() {
    guard completion != nil else { return }
    completion = nil
    if queue.current === self { queue.presenter.close(self) }
    queue.hasEnded(self)
  }
}

/// Shows dialogs in which people choose files.
@MainActor
package protocol FileDialogs: AnyObject {
  /// Shows a dialog, without waiting, and finishes the session when a person has answered.
  func show(_ session: FileDialogSession)
  /// Takes it away, which nobody waits for any more.
  func close(_ session: FileDialogSession)
}

/// The dialogs for files of an app, one after the other.
@MainActor
package final class FileDialogQueue {
  /// Shows them; what is asked for is held until somebody answers where no host has put the desktop's in place.
  package var presenter: any FileDialogs = HeldFileDialogs()
  /// What is shown now.
  package private(set) var current: FileDialogSession?
  private var waiting: [FileDialogSession] = []

  package init() {}

  /// Asks for files; while another dialog is shown this one waits.
  package func ask(_ request: FileDialogRequest, completion: @escaping ([URL]) -> Void) -> FileDialogSession {
    let session = FileDialogSession(request, in: self, completion: completion)
    guard current == nil else {
      Diagnostics.report("a dialog for files is asked for while another one is shown; it shows when that has gone")
      waiting.append(session)
      return session
    }
    current = session
    presenter.show(session)
    return session
  }

  fileprivate func hasEnded(_ session: FileDialogSession) {
    waiting.removeAll { $0 === session }
    guard current === session else { return }
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    if let current { presenter.show(current) }
  }
}

/// Dialogs for pictures and tests: nobody sees them, and who runs the app answers.
@MainActor
package final class HeldFileDialogs: FileDialogs {
  /// What was shown last.
  private weak var shown: FileDialogSession?

  package init() {}

  package func show(_ session: FileDialogSession) { shown = session }
  package func close(_ session: FileDialogSession) {}

  /// Chooses files for a person; none at all leaves the dialog without a choice.
  ///
  /// It returns why they cannot be chosen, or `nil`.
  package func choose(_ urls: [URL]) -> String? {
    guard let session = shown, session.isOpen else { return "no dialog for files is open" }
    if let reason = urls.lazy.compactMap({ Self.objection(to: $0, in: session.request) }).first { return reason }
    if urls.count > 1, session.request.kind != .open(allowsSeveral: true) { return "only one file may be chosen" }
    session.finish(urls)
    return nil
  }

  private static func objection(to url: URL, in request: FileDialogRequest) -> String? {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    switch request.kind {
    case .save: return nil
    case .folder: return isThere && isFolder.boolValue ? nil : "\(url.path) is no folder"
    case .open:
      guard isThere else { return "there is no file \(url.path)" }
      if request.types.contains(where: { $0.covers(url, isFolder: isFolder.boolValue) }) { return nil }
      let names = request.types.map(\.title).joined(separator: ", ")
      return "\(url.path) is none of what may be chosen: \(names)"
    }
  }
}
