public import Foundation

extension URL {
  /// Where the person's documents lie.
  public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// Where files lie that can be made again.
  public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// Where apps keep files of their own.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
  /// Where the person's files lie that are not documents.
  public static var libraryDirectory: URL { directory(.libraryDirectory) }
  /// Where what was fetched lies.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// Where pictures lie.
  public static var picturesDirectory: URL { directory(.picturesDirectory) }
  /// Where music lies.
  public static var musicDirectory: URL { directory(.musicDirectory) }
  /// Where films lie.
  public static var moviesDirectory: URL { directory(.moviesDirectory) }
  /// What lies on the desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory) }
  /// What other people of this machine may see.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory) }

  /// What the file manager answers; it asks the desktop, which may have no such folder: then the home folder.
  private static func directory(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? FileManager.default.homeDirectoryForCurrentUser
  }
}
