public import Combine
public import Foundation
public import Observation
import QuartzCore
import SwiftUI
public import SwiftUICore

/// Makes an app's delegate, in an app of SwiftUI's scenes.
///
///     @main struct Towns: App {
///       @UIApplicationDelegateAdaptor private var delegate: TownsDelegate
///       var body: some Scene { WindowGroup { ContentView() } }
///     }
/// An observable delegate is an object of the environment, too.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes a delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = ObjectMaking.delegate(of: delegateType)
    AppLives.begin(DelegateLife(wrappedValue, isWholeApp: false))
  }

  /// Makes a delegate of a class, which everything in the app can have from the environment.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
    let delegate = ObjectMaking.delegate(of: delegateType)
    wrappedValue = delegate
    AppLives.begin(
      DelegateLife(delegate, isWholeApp: false) { $0[EnvironmentObjectKey<DelegateType>.self] = delegate })
  }

  /// Makes a delegate of a class, which everything in the app can have from the environment.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: AnyObject, DelegateType: Observable {
    let delegate = ObjectMaking.delegate(of: delegateType)
    wrappedValue = delegate
    AppLives.begin(
      DelegateLife(delegate, isWholeApp: false) { $0[EnvironmentObjectKey<DelegateType>.self] = delegate })
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: wrappedValue).projectedValue }
}
