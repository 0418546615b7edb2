import CoreTransferable
public import Foundation
import SwiftUI
import SwiftUICore
public import UIKitTypes

/// Offers what can be done with things: to copy them, and to open an address where it belongs.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  private let items: [Any]
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when something has been done with the things, or nothing: which, whether it was done, what came back, and an error.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Is told what has been done.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Creates an offer of what can be done with things; what else an app does with them is offered, too.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates an offer from an archive, of which there are none here: one of nothing.
  public required init?(coder: NSCoder) {
    items = []
    activities = []
    super.init(coder: coder)
  }

  private let activities: [UIActivity]

  /// What is offered, with what it does.
  fileprivate var offers: [(activity: UIActivity.ActivityType?, title: String, perform: () -> Void)] {
    let items = values
    var offers: [(activity: UIActivity.ActivityType?, title: String, perform: () -> Void)] = []
    let copied = items.compactMap(Self.transferable)
    if !copied.isEmpty {
      offers.append((.copyToPasteboard, "Copy", { DesktopServices.current.clipboard.setItems(copied) }))
    }
    if items.count == 1, let url = items.first as? URL {
      offers.append((nil, "Open", { DesktopServices.current.urlOpener.open(url) { _ in } }))
    }
    for activity in activities where activity.canPerform(withActivityItems: items) {
      let title = activity.activityTitle ?? ""
      offers.append(
        (
          activity.activityType, title,
          {
            activity.prepare(withActivityItems: items)
            activity.perform()
          }
        ))
    }
    let excluded = excludedActivityTypes ?? []
    return offers.filter { offer in offer.activity.map { !excluded.contains($0) } ?? true }
  }

  /// The things themselves, of those that are asked for them.
  private var values: [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: nil)
    }
  }

  fileprivate var subject: String? {
    switch values.first {
    case let text as String: text
    case let url as URL: url.isFileURL ? url.lastPathComponent : url.absoluteString
    default: nil
    }
  }

  private static func transferable(_ item: Any) -> TransferItem? {
    switch item {
    case let text as String: TransferItem(NSItemProvider(of: text))
    case let url as URL: TransferItem(NSItemProvider(of: url))
    case let image as UIImage: TransferItem(provider(of: image))
    default: nil
    }
  }

  private static func provider(of image: UIImage) -> NSItemProvider {
    let provider = NSItemProvider()
    let data = image.pngData()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { finish in
      finish(data, nil)
      return nil
    }
    return provider
  }

  fileprivate func finish(_ activity: UIActivity.ActivityType?, isDone: Bool) {
    completionWithItemsHandler?(activity, isDone, nil, nil)
  }
}

/// Something that can be done with things.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// What is done, by name.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name as it is stored.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// To copy them.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// To print them.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// To send them by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// To send them as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// To send them to a device near by.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// To keep a picture.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// To give a picture to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// To read them later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }

  /// Creates something that can be done.
  public override init() { super.init() }
  /// What is done, by name.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// Whether it can be done with things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Is told with which things it is to be done.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it; it calls ``activityDidFinish(_:)`` then.
  open func perform() {}
  /// It has been done, or not.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Something that says what it is when it is asked for.
@MainActor
public protocol UIActivityItemSource: AnyObject {
  /// A thing of the kind that it is.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The thing itself.
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

extension UIActivityViewController: PresentedFace {
  func face(of presentation: ControllerPresentation) -> AnyView {
    AnyView(ActivityFace(activity: self, presentation: presentation))
  }
}

private struct ActivityFace: View {
  let activity: UIActivityViewController
  let presentation: ControllerPresentation

  var body: some View {
    let (activity, presentation) = (activity, presentation)
    let offers = activity.offers
    Color.clear
      .confirmationDialog(
        Text(verbatim: activity.subject ?? ""), isPresented: presentation.binding,
        titleVisibility: activity.subject == nil ? .hidden : .visible
      ) {
        ForEach(offers.indices, id: \.self) { index in
          Button {
            offers[index].perform()
            activity.finish(offers[index].activity, isDone: true)
          } label: {
            Text(LocalizedStringKey(offers[index].title))
          }
        }
        Button("Cancel", role: .cancel) { activity.finish(nil, isDone: false) }
          .onDisappear { presentation.hasGone() }
      }
      .onAppear {
        activity.beginAppearance(true, animated: presentation.isAnimated)
        activity.endAppearance()
      }
  }
}
