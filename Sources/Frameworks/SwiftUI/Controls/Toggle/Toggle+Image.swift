public import SwiftUICore
public import UIKitTypes

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title of the app's string tables and a picture of an asset catalogue.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }
  /// Creates a toggle with a title that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
  /// Creates a toggle for several values at once, with a title of the app's string tables and a picture of an asset catalogue.
  public nonisolated init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
  }
  /// Creates a toggle for several values at once, with a title that is shown as it is and a picture of an asset catalogue.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, image: image) }
  }
}
