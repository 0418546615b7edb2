package import Foundation

/// What is said around a view of dialogs for files.
package struct FileDialogSettings: Equatable {
  package var message: Text?
  package var confirmation: Text?
  package var directory: URL?
  package init() {}
}

private enum FileDialogSettingsKey: EnvironmentKey {
  static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
  package var fileDialogSettings: FileDialogSettings {
    get { self[FileDialogSettingsKey.self] }
    set { self[FileDialogSettingsKey.self] = newValue }
  }
}

/// Asks a person for files while that is wanted.
nonisolated package struct FileDialogModifier: PrimitiveModifier {
  package typealias Body = Never
  /// What is wanted, and who hears of the answer, which is empty where nothing was chosen.
  package struct Wish {
    var kind: FileDialogRequest.Kind
    /// Asked for when a dialog opens.
    var types: () -> [FileDialogType]
    var answer: ([URL]) -> Void

    package init(
      _ kind: FileDialogRequest.Kind, types: @autoclosure @escaping () -> [FileDialogType], answer: @escaping ([URL]) -> Void
    ) {
      (self.kind, self.types, self.answer) = (kind, types, answer)
    }
  }
  let wish: Wish?

  package init(_ wish: Wish?) { self.wish = wish }

  package static func makeNode(_ modifier: Self, inputs: _ViewInputs) -> FileDialogNode {
    FileDialogNode(modifier, inputs: inputs)
  }
  package static func updateNode(_ node: FileDialogNode, with modifier: Self) { node.setWish(modifier.wish) }
}

/// The node that asks for files: it has a dialog shown when that is wanted, and taken away when it is not, or when it goes itself.
package final class FileDialogNode: WrapperNode {
  private var wish: FileDialogModifier.Wish?
  private var session: FileDialogSession?
  private var isFollowing = false

  init(_ modifier: FileDialogModifier, inputs: _ViewInputs) {
    super.init(inputs: inputs)
    setWish(modifier.wish)
  }

  func setWish(_ new: FileDialogModifier.Wish?) {
    wish = new
    guard !isFollowing, (wish == nil) != (session == nil) else { return }
    isFollowing = true
    graph.enqueueAction { [weak self] in self?.follow() }
  }

  private func follow() {
    isFollowing = false
    guard isMounted else { return }
    if let wish, session == nil {
      let request = request(for: wish)
      // Safe: dialogs answer on the main thread.
      nonisolated(unsafe) let answer: ([URL]) -> Void = { [weak self] in self?.hasEnded(with: $0) }
      let desktop = graph.services.desktop
      session = MainThread.isolated { desktop.fileDialogs.ask(request, completion: answer) }
    } else if wish == nil {
      closeDialog()
    }
  }

  private func hasEnded(with urls: [URL]) {
    session = nil
    wish?.answer(urls)
  }

  private func closeDialog() {
    guard let session else { return }
    self.session = nil
    MainThread.isolated { session.close() }
  }

  private func request(for wish: FileDialogModifier.Wish) -> FileDialogRequest {
    let environment = EnvironmentValues(scope: scope, reader: self)
    let settings = environment.fileDialogSettings
    let string = { (text: Text) in TextResolver.resolve(text, in: environment, services: self.graph.services).plainString }
    return FileDialogRequest(
      wish.kind, types: wish.types(), directory: settings.directory, message: settings.message.map(string),
      confirmation: settings.confirmation.map(string))
  }

  package override func willUnmount() { closeDialog() }

  package override var debugName: String { "FileDialog" }
}
