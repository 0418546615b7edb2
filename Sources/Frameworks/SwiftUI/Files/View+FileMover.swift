public import Foundation
public import SwiftUICore

extension View {
  /// Asks for a folder and moves a file there, while a binding is true and there is a file.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for; false again when a person has answered.
  ///   - file: What is moved; without any nothing is asked.
  ///   - onCompletion: Called with where the file is now, or why it could not be moved: because there is one of its name, for
  ///     instance. Not called where no folder is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder and moves a file there; see `fileMover(isPresented:file:onCompletion:)`.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for.
  ///   - file: What is moved.
  ///   - onCompletion: Called with where the file is now, or why it could not be moved.
  ///   - onCancellation: Called where no folder is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    moving(file.map { [$0] } ?? [], while: isPresented, onCancellation) { result in
      onCompletion(result.map { $0[0] })
    }
  }

  /// Asks for a folder and moves files there; see `fileMover(isPresented:file:onCompletion:)`.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for.
  ///   - files: What is moved; one that cannot be moved ends it, and those before stay where they have been moved to.
  ///   - onCompletion: Called with where the files are now, or why one could not be moved.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for a folder and moves files there; see `fileMover(isPresented:files:onCompletion:)`.
  /// - Parameters:
  ///   - isPresented: Whether it is asked for.
  ///   - files: What is moved.
  ///   - onCompletion: Called with where the files are now, or why one could not be moved.
  ///   - onCancellation: Called where no folder is chosen.
  /// - Returns: The view, which asks while the binding is true.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    moving(Array(files), while: isPresented, onCancellation, onCompletion)
  }

  private nonisolated func moving(
    _ files: [URL], while isPresented: Binding<Bool>, _ onCancellation: @escaping () -> Void,
    _ onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    let isRequested = Binding(get: { isPresented.wrappedValue && !files.isEmpty }, set: { isPresented.wrappedValue = $0 })
    return modifier(
      FileDialogPresenter(isPresented: isRequested, kind: .folder) { folders in
        guard let folder = folders.first else { return onCancellation() }
        onCompletion(
          Result {
            try files.map { file in
              let position = folder.appendingPathComponent(file.lastPathComponent)
              try FileManager.default.moveItem(at: file, to: position)
              return position
            }
          })
      })
  }
}
