public import SwiftUICore

/// Declares a preview: a view to look at while the app is written.
///
/// `apus previews` lists an app's previews, and `apus snapshot --preview` takes their pictures.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview that is shown in a size or an orientation.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>, _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Declares a preview for each of some arguments, such as all cases of an enumeration.
///
///     #Preview("Stage", arguments: Stage.allCases) { stage in StageView(stage: stage) }
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a variable in the closure of `#Preview` be state, a binding's source or another property of a view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// What `#Preview` declares, by which a preview is found.
public protocol _PreviewRegistry {
  /// The file and the line where the preview was written.
  static var _source: (fileID: String, line: Int) { get }
  /// Makes the preview.
  @MainActor static func _makePreview() -> Preview
}
