public import Foundation
public import SwiftUICore
public import UniformTypeIdentifiers

extension View {
  /// Asks for a file that is there, while a binding is true.
  ///
  /// The desktop's dialog is shown; without a window nobody sees it, and who runs the app answers (`--choose`). When a person has
  /// answered or has closed it the binding is false again.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for.
  ///   - allowedContentTypes: Which files may be chosen; with `folder` among them, folders and nothing else.
  ///   - onCompletion: Called with the file; not called where nothing is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogPresenter(isPresented: isPresented, kind: .open(allowsSeveral: false), types: allowedContentTypes) { urls in
        if let url = urls.first { onCompletion(.success(url)) }
      })
  }

  /// Asks for files that are there, while a binding is true; see `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for.
  ///   - allowedContentTypes: Which files may be chosen.
  ///   - allowsMultipleSelection: Whether there may be more than one.
  ///   - onCompletion: Called with the files; not called where nothing is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: allowsMultipleSelection,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for files that are there, while a binding is true; see `fileImporter(isPresented:allowedContentTypes:onCompletion:)`.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for.
  ///   - allowedContentTypes: Which files may be chosen.
  ///   - allowsMultipleSelection: Whether there may be more than one.
  ///   - onCompletion: Called with the files.
  ///   - onCancellation: Called where nothing is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogPresenter(
        isPresented: isPresented, kind: .open(allowsSeveral: allowsMultipleSelection), types: allowedContentTypes
      ) { urls in
        if urls.isEmpty { onCancellation() } else { onCompletion(.success(urls)) }
      })
  }
}
