import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Asks for files while a binding is true, and makes it false before anybody hears of the answer.
nonisolated struct FileDialogPresenter: ViewModifier {
  @Binding var isPresented: Bool
  let kind: FileDialogRequest.Kind
  let types: [UTType]
  /// Called with what was chosen; with nothing where nothing was.
  let answer: ([URL]) -> Void

  init(
    isPresented: Binding<Bool>, kind: FileDialogRequest.Kind, types: [UTType] = [], answer: @escaping ([URL]) -> Void
  ) {
    _isPresented = isPresented
    self.kind = kind
    self.types = types
    self.answer = answer
  }

  func body(content: Content) -> some View { content.modifier(FileDialogModifier(isPresented ? wish : nil)) }

  private var wish: FileDialogModifier.Wish {
    FileDialogModifier.Wish(kind, types: types.map(FileDialogType.init)) { urls in
      isPresented = false
      answer(urls)
    }
  }
}

extension FileDialogType {
  init(_ type: UTType) {
    self.init(
      title: type.localizedDescription ?? type.identifier, filenameExtensions: type.allFilenameExtensions,
      isFolder: type.conforms(to: .directory) && !type.conforms(to: .package))
    // Whatever is data may have any name.
    if type == .data || type == .content || type == .item { filenameExtensions = [] }
  }
}
