import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("Types of files")
struct UTTypeTests {
  @Test("a type is found by its identifier, its extension and its MIME type, whatever the case")
  func finding() {
    #expect(UTType("public.png") == .png)
    #expect(UTType("Public.PNG") == .png)
    #expect(UTType("public.nothing") == nil)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "md")?.identifier == "net.daringfireball.markdown")
    #expect(UTType(mimeType: "text/html") == .html)
    #expect(UTType(tag: "json", tagClass: .filenameExtension, conformingTo: nil) == .json)
    #expect(
      UTTagClass(rawValue: "public.mime-type") == .mimeType
        && UTTagClass.filenameExtension.rawValue == "public.filename-extension")
    // An extension that several types have is that of the first, unless it has to be something.
    #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(
      UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: .audiovisualContent) == [.mpeg4Movie, .mpeg4Audio])
  }

  @Test("what is known of a type")
  func facts() {
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
    #expect(UTType.jpeg.tags[.filenameExtension] == ["jpeg", "jpg", "jpe"])
    #expect(UTType.image.preferredFilenameExtension == nil && UTType.image.tags.isEmpty)
    #expect(UTType.plainText.localizedDescription == "plain text")
    #expect(UTType.png.isPublic && UTType.png.isDeclared && !UTType.png.isDynamic && !UTType.pdf.isPublic)
    #expect("\(UTType.swiftSource)" == "public.swift-source")
    #expect(UTType.image.allFilenameExtensions.contains("webp") && !UTType.image.allFilenameExtensions.contains("mov"))
  }

  @Test("a type is what those are that it is")
  func conformance() {
    #expect(UTType.swiftSource.supertypes == [.sourceCode, .plainText, .text, .content, .data, .item])
    #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .svg))
    #expect(!UTType.svg.isSubtype(of: .svg) && UTType.image.isSupertype(of: .svg) && !UTType.svg.isSupertype(of: .image))
    #expect(!UTType.folder.conforms(to: .data) && UTType.applicationBundle.conforms(to: .directory))
  }

  @Test("an extension that nobody has declared makes a type, the same each time")
  func dynamicTypes() throws {
    let type = try #require(UTType(filenameExtension: "Apusdoc", conformingTo: .text))
    #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .text) && type.conforms(to: .data))
    #expect(type == UTType(filenameExtension: "apusdoc", conformingTo: .text) && type == UTType(type.identifier))
    #expect(type.preferredFilenameExtension == "apusdoc" && type.localizedDescription == nil)
    #expect(type.allFilenameExtensions == ["apusdoc"])
    #expect(UTType(mimeType: "application/x-apus")?.preferredMIMEType == "application/x-apus")
  }

  @Test(
    "what no extension can be makes no type",
    arguments: ["", "a/b", "a b", "a\nb", "a:b", String(repeating: "x", count: 300)])
  func badExtensions(text: String) { #expect(UTType(filenameExtension: text) == nil) }

  @Test(
    "identifiers that look like a dynamic type's and are none",
    arguments: ["dyn.", "dyn.a", "dyn.ext:", "dyn.ext:public.data:", "dyn.x:y:z"])
  func badDynamicTypes(identifier: String) { #expect(UTType(identifier) == nil) }

  @Test("an app's own types are known as soon as they are named, and what it says of them in its Info.plist counts")
  func ownTypes() {
    let recipe = UTType(exportedAs: "com.example.Recipe", conformingTo: .json)
    #expect(recipe.identifier == "com.example.recipe" && recipe.conforms(to: .text) && recipe.isDeclared)
    #expect(UTType(importedAs: "com.example.other").conforms(to: .data))
    let declarations = TypeDeclarations(info: [
      "UTExportedTypeDeclarations": [
        [
          "UTTypeIdentifier": "com.example.Sheet", "UTTypeConformsTo": ["public.data", "public.content"],
          "UTTypeDescription": "Sheet",
          "UTTypeTagSpecification": ["public.filename-extension": ["sheet", "sht"], "public.mime-type": "application/x-sheet"],
        ], ["UTTypeDescription": "without a name"], ["UTTypeIdentifier": 5],
      ], "UTImportedTypeDeclarations": "nothing",
    ])
    #expect(declarations.identifiers(tag: "sht", of: .filenameExtension) == ["com.example.sheet"])
    #expect(declarations["com.example.sheet"]?.tags[.mimeType] == ["application/x-sheet"])
    #expect(declarations["com.example.sheet"]?.supertypes == ["public.data", "public.content"])
  }

  @Test("a chain of many types, each one of the next one's kind, in a circle at last, is walked once", .timeLimit(.minutes(1)))
  func chain() {
    let count = 10_000
    let entries = (0..<count).map { index in
      [
        "UTTypeIdentifier": "chain.\(index)", "UTTypeConformsTo": "chain.\((index + 1) % count)",
        "UTTypeTagSpecification": ["public.filename-extension": index == 0 ? "first" : "link"],
      ] as [String: Any]
    }
    let declarations = TypeDeclarations(info: ["UTExportedTypeDeclarations": entries])
    #expect(declarations.tags(of: .filenameExtension, conformingTo: "chain.9999").count == count)
    let links = declarations.identifiers(tag: "link", of: .filenameExtension)
    #expect(declarations.filter(links, conformingTo: "chain.5").count == count - 1)
    #expect(declarations.filter(["chain.7", "public.png"], conformingTo: "public.image") == ["public.png"])
  }

  @Test("types are written by their identifiers and read again, also those that are not known here")
  func coding() throws {
    let types = [UTType.png, try #require(UTType(filenameExtension: "apusdoc"))]
    let data = try JSONEncoder().encode(types)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == types)
    let stranger = try JSONDecoder().decode([UTType].self, from: Data(#"["org.example.stranger"]"#.utf8))[0]
    #expect(stranger.identifier == "org.example.stranger" && stranger.supertypes.isEmpty)
  }

  @Test("every line of the table names types that are there, and no type is its own supertype")
  func table() {
    let known = Set(SystemTypes.lines.map { TypeDeclaration($0).identifier })
    #expect(known.count == SystemTypes.lines.count)
    for line in SystemTypes.lines {
      let declaration = TypeDeclaration(line)
      for supertype in declaration.supertypes { #expect(known.contains(supertype), "\(declaration.identifier): \(supertype)") }
      let type = UTType(unchecked: declaration.identifier)
      #expect(!type.supertypes.contains(type))
    }
  }

  @Test("names get a type's extension unless they have one of its kind")
  func addresses() {
    let folder = URL(fileURLWithPath: "/tmp/x")
    #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
    #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
    #expect(folder.appendingPathComponent("a.txt", conformingTo: .png).lastPathComponent == "a.txt.png")
    #expect(folder.appendingPathComponent("a.png", conformingTo: .image).lastPathComponent == "a.png")
    var url = folder
    url.appendPathComponent("b", conformingTo: .json)
    url.appendPathExtension(for: .json)
    #expect(url.lastPathComponent == "b.json")
  }
}
