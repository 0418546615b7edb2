import Foundation
import SwiftUICore
public import UIKitTypes

/// What a bar of tabs shows for a screen.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// What tabs of all apps are for.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }

  /// The picture while the tab is chosen; the same one where there is none.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// What the badge says; `nil` for no badge.
  open var badgeValue: String? { didSet { changed() } }
  /// The badge's colour; `nil` for red, which all badges are here.
  open var badgeColor: UIColor?
  private var symbol: String?

  /// Creates an item that shows nothing.
  public override init() { super.init() }
  /// Creates an item with a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  /// Creates an item with a title and pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  /// Creates an item that looks as those of all apps for the same purpose.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    (title, symbol) = systemItem.face
    self.tag = tag
  }

  /// The picture that shows.
  func picture(isSelected: Bool) -> Image? {
    if let image = isSelected ? selectedImage ?? image : image { return Image(uiImage: image) }
    return symbol.map { Image(systemName: $0) }
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var face: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock.fill")
    case .contacts: ("Contacts", "person.crop.circle.fill")
    case .history: ("History", "clock.fill")
    case .bookmarks: ("Bookmarks", "book.fill")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "square.and.arrow.down.fill")
    case .mostRecent: ("Most Recent", "clock.fill")
    case .mostViewed: ("Most Viewed", "list.number")
    }
  }
}
