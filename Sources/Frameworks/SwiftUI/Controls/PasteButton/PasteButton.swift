public import CoreTransferable
public import SwiftUICore
public import UniformTypeIdentifiers

/// A button that pastes what has been copied; disabled while there is nothing of use.
///
/// What has been copied is read when it is pressed; the action is not called where none of it could be.
///
///     PasteButton(payloadType: String.self) { names += $0 }
nonisolated public struct PasteButton: View {
  private let accepts: (NSItemProvider) -> Bool
  private let act: ([NSItemProvider]) -> Void

  /// Creates a button that pastes values of a type.
  @MainActor @preconcurrency
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    accepts = { $0.canLoad(T.self) }
    act = { providers in Transferred.load(T.self, from: providers) { if !$0.isEmpty { onPaste($0) } } }
  }

  /// Creates a button that pastes what can be had as one of some types.
  @MainActor @preconcurrency
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    accepts = { $0.conforms(toAny: supportedContentTypes) }
    act = payloadAction
  }

  @MainActor public var body: some View {
    let (accepts, act, desktop) = (accepts, act, DesktopServices.current)
    Button {
      let usable = desktop.clipboardProviders.filter(accepts)
      if !usable.isEmpty { act(usable) }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .foregroundColor(nil)
    .disabled(!desktop.clipboardProviders.contains(where: accepts))
  }
}

extension DesktopServices {
  /// What can be pasted; a body that reads it runs again when something else is there.
  var clipboardProviders: [NSItemProvider] { clipboardItems.prefix(TransferLimits.items).map(\.provider) }
}
