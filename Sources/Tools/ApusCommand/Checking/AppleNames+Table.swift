extension AppleNames {
  /// Made by scripts/apple-names: module, release (`17-` or earlier; `18+` or later; `?` not known), kind and owner (`-`: none)
  /// stand before the names; lines that begin with a space have the rest of these.
  static let table = """
    - ? module -: ARKit AVFAudio AVFoundation AVKit Accelerate AccessorySetupKit Accounts ActivityKit AdServices AdSupport
      AlarmKit AppIntents AppTrackingTransparency AudioToolbox AuthenticationServices AutomaticAssessmentConfiguration
      BackgroundAssets BackgroundTasks CallKit CarPlay ClassKit ClockKit CloudKit Contacts ContactsUI CoreAudio CoreAudioKit
      CoreBluetooth CoreData CoreHaptics CoreImage CoreMIDI CoreML CoreMedia CoreMotion CoreNFC CoreSpotlight CoreTelephony
      CoreVideo CoreWLAN CreateML CryptoTokenKit DeclaredAgeRange DeviceActivity DeviceCheck EventKit EventKitUI
      ExtensionFoundation ExtensionKit ExternalAccessory FamilyControls FileProvider FinanceKit FoundationModels GLKit
      GameController GameKit GameplayKit GroupActivities HealthKit HealthKitUI HomeKit IOKit ImageIO ImagePlayground Intents
      IntentsUI JournalingSuggestions LinkPresentation LocalAuthentication ManagedSettings MediaAccessibility MediaPlayer
      MediaToolbox MessageUI Messages Metal MetalFX MetalKit MetalPerformanceShaders MetricKit MultipeerConnectivity MusicKit
      NaturalLanguage NearbyInteraction Network NetworkExtension PDFKit PHASE PaperKit PassKit PencilKit Photos PhotosUI PushKit
      QuickLook QuickLookThumbnailing RealityKit ReplayKit RoomPlan SafariServices SceneKit ScreenCaptureKit ScreenTime Security
      SensorKit ServiceManagement ShazamKit SoundAnalysis Speech SpriteKit StoreKit SwiftData SystemConfiguration TipKit
      Translation UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit WatchConnectivity WatchKit WeatherKit WebKit
      WidgetKit WorkoutKit
    AppKit ? class -: NSAlert NSAnimation NSAnimationContext NSBox NSBrowser NSButton NSButtonCell NSCell NSClickGestureRecognizer
      NSClipView NSCollectionView NSCollectionViewItem NSColorPanel NSColorWell NSComboBox NSControl NSCursor NSDatePicker
      NSDocument NSDocumentController NSDraggingItem NSFontManager NSFontPanel NSGestureRecognizer NSGradient NSGridView
      NSHapticFeedbackManager NSImageView NSLevelIndicator NSMagnificationGestureRecognizer NSMenu NSMenuItem NSMenuToolbarItem
      NSOpenPanel NSOutlineView NSPageController NSPanGestureRecognizer NSPanel NSPasteboardItem NSPathControl NSPopUpButton
      NSPopover NSPressGestureRecognizer NSPrintInfo NSPrintOperation NSProgressIndicator NSRunningApplication NSSavePanel
      NSScrollView NSScroller NSSearchField NSSearchToolbarItem NSSecureTextField NSSegmentedControl NSSharingService
      NSSharingServicePicker NSSlider NSSound NSSpeechSynthesizer NSSplitView NSSplitViewController NSSplitViewItem NSStackView
      NSStatusBar NSStatusBarButton NSStatusItem NSStepper NSStoryboard NSSwitch NSTabView NSTabViewController NSTabViewItem
      NSTableCellView NSTableColumn NSTableHeaderView NSTableRowView NSTableView NSText NSTextField NSTextFieldCell NSTextView
      NSTitlebarAccessoryViewController NSTokenField NSToolbar NSToolbarItem NSToolbarItemGroup NSTouchBar
      NSTrackingSeparatorToolbarItem NSTreeController NSWindowController NSWindowTabGroup
    AppKit ? protocol -: NSCollectionViewDataSource NSCollectionViewDelegate NSControlTextEditingDelegate NSDraggingDestination
      NSDraggingInfo NSDraggingSource NSMenuDelegate NSMenuItemValidation NSOpenSavePanelDelegate NSOutlineViewDataSource
      NSOutlineViewDelegate NSPasteboardReading NSPopoverDelegate NSSearchFieldDelegate NSSharingServicePickerDelegate
      NSSplitViewDelegate NSTableViewDataSource NSTableViewDelegate NSTextDelegate NSTextFieldDelegate NSTextInputClient
      NSTextViewDelegate NSToolbarDelegate NSUserInterfaceItemIdentification NSViewControllerPresentationAnimator NSWindowDelegate
      NSWindowRestoration
    Charts 26 func View: chart3DCameraProjection chart3DPose chart3DRenderingStyle chartZAxis chartZAxisLabel chartZScale
      chartZSelection
    Charts 26 protocol -: Chart3DContent Chart3DSurfaceStyle Chart3DSymbolShape
    Charts 26 struct -: AnyChart3DSymbolShape BasicChart3DSurfaceStyle BasicChart3DSymbolShape Chart3D Chart3DCameraProjection
      Chart3DContentBuilder Chart3DPose Chart3DRenderingStyle SurfacePlot
    Combine 17- class -: AnySubscriberBase AnySubscriberBox ClosureBasedAnySubscriber
    CoreData 10 class -: NSPersistentContainer NSPersistentStoreDescription
    CoreData 11 class -: NSFetchIndexDescription NSPersistentHistoryChangeRequest
    CoreData 12 var Notification.Name: NSPersistentStoreRemoteChange
    CoreData 13 class -: NSBatchInsertRequest NSDerivedAttributeDescription NSPersistentCloudKitContainer
    CoreData 17 class -: NSCompositeAttributeDescription NSStagedMigrationManager
    CoreData 3 class -: NSAttributeDescription NSEntityDescription NSFetchRequest NSFetchedPropertyDescription
      NSFetchedResultsController NSManagedObject NSManagedObjectContext NSManagedObjectID NSManagedObjectModel NSMappingModel
      NSPersistentStore NSPersistentStoreCoordinator NSPropertyDescription NSRelationshipDescription
    CoreData 3 enum -: NSAttributeType
    CoreData 3 protocol -: NSFetchRequestResult NSFetchedResultsControllerDelegate NSFetchedResultsSectionInfo
    CoreData 3 var -: NSSQLiteStoreType
    CoreData 3 var Notification.Name: NSManagedObjectContextDidSave
    CoreData 5 class -: NSMergeConflict NSMergePolicy
    CoreData 8 class -: NSAsynchronousFetchRequest NSBatchUpdateRequest
    CoreData 9 class -: NSBatchDeleteRequest
    Foundation 3 class -: NSCompoundPredicate NSExpression NSSortDescriptor ValueTransformer
    MapKit 17- func MapContent: annotationSubtitles
    MapKit 17- func PointOfInterestCategories: excluding
    MapKit 17- func View: lookAroundViewer mapCameraKeyframeAnimator mapFeatureSelectionContent mapFeatureSelectionDisabled
    MapKit 17- protocol -: MapSelectable
    MapKit 17- struct -: LookAroundPreview MapFeature MapLocationCompass MapPitchSlider MapSelectableContentView
    ObjectiveC 17- func -: class_addMethod class_addProperty class_copyIvarList class_copyMethodList class_copyPropertyList
      class_getClassMethod class_getInstanceMethod class_getMethodImplementation class_getName class_getProperty
      class_getSuperclass class_replaceMethod imp_implementationWithBlock ivar_getName method_exchangeImplementations
      method_getImplementation method_getName method_getTypeEncoding method_setImplementation objc_allocateClassPair
      objc_copyClassList objc_getClass objc_getClassList objc_lookUpClass objc_registerClassPair objc_sync_enter objc_sync_exit
      object_getClass object_getClassName object_setClass property_getName protocol_getName sel_getName sel_registerName
    SwiftData 17 class -: DefaultSerialModelExecutor ModelContainer ModelContext Schema
    SwiftData 17 enum -: MigrationStage
    SwiftData 17 func Scene: modelContainer
    SwiftData 17 func Schema.Attribute.Option: transformable
    SwiftData 17 func View: modelContainer modelContext
    SwiftData 17 macro -: Attribute Model ModelActor Relationship Transient
    SwiftData 17 protocol -: BackingData ModelExecutor PersistentModel RelationshipCollection SchemaMigrationPlan SchemaProperty
      SerialModelExecutor VersionedSchema
    SwiftData 17 struct -: FetchDescriptor FetchResultsCollection ModelConfiguration ModelDocument PersistentIdentifier
      SwiftDataError
    SwiftData 17 var Schema.Attribute.Option: allowsCloudEncryption ephemeral externalStorage preserveValueOnDeletion spotlight
    SwiftData 18 class -: DataStoreSaveChangesResult DefaultStore
    SwiftData 18 enum -: DataStoreError HistoryChange
    SwiftData 18 macro -: Index Unique
    SwiftData 18 protocol -: DataStore DataStoreBatching DataStoreConfiguration DataStoreSnapshot HistoryTransaction
    SwiftData 18 struct -: DataStoreSnapshotCodingKey DefaultHistoryTransaction HistoryDescriptor
    SwiftData 27 class -: HistoryObserver ResultsObserver
    SwiftData 27 struct -: Query
    SwiftUI 13 struct -: FetchRequest FetchedResults
    SwiftUI 13 var EnvironmentValues: managedObjectContext
    SwiftUI 15 struct -: SectionedFetchRequest SectionedFetchResults
    SwiftUI 17 var EnvironmentValues: modelContext
    SwiftUI 17- case Environment: let
    SwiftUI 17- case Font.TextStyle: extraLargeTitle extraLargeTitle2
    SwiftUI 17- case OpenImmersiveSpaceAction.Result: userCancelled
    SwiftUI 17- case Path.Storage: stroked
    SwiftUI 17- case SpatialEventCollection.Event.Kind: directPinch indirectPinch pencil
    SwiftUI 17- case StateObject.Storage: initially
    SwiftUI 17- case TagValueTraitKey.Value: tagged untagged
    SwiftUI 17- case Text.Modifier: anyTextModifier
    SwiftUI 17- case Text.Storage: anyTextStorage
    SwiftUI 17- class -: AnchorBoxBase AnchorValueBoxBase AnimationBoxBase AnyColorBox AnyFontBox AnyGestureStorageBase
      AnyGradientBox AnyImageProviderBox AnyLayoutBox AnyLocation AnyLocationBase AnyShapeBox AnyShapeStyleBox AnyTextModifier
      AnyTextStorage AnyTransitionBox AnyViewStorageBase LimitedAvailabilityConfigurationBase LimitedAvailabilitySceneStorageBase
      NSHostingMenu SceneStorageTransformBox UserDefaultLocation
    SwiftUI 17- enum -: AccessibilityLabeledPairRole ControlActiveState DigitalCrownRotationalSensitivity Log SidebarRowSize
      TouchBarItemPresence
    SwiftUI 17- func Alert: sideBySideButtons
    SwiftUI 17- func Color.Resolved: darkened lightened
    SwiftUI 17- func ContentSizeCategory: comparisonValue
    SwiftUI 17- func CustomizableToolbarContent: defaultCustomization
    SwiftUI 17- func GraphicsContext.Filter: colorShader distortionShader layerShader
    SwiftUI 17- func GraphicsContext.Shading: shader
    SwiftUI 17- func HorizontalAlignment: combineExplicit
    SwiftUI 17- func Path: lineIntersection lineSubtraction
    SwiftUI 17- func Scene: backgroundTask defaultPosition handlesExternalEvents menuBarExtraStyle windowToolbarStyle
    SwiftUI 17- func Shader.Argument: colorArray float2 float3 float4 floatArray
    SwiftUI 17- func Shape: lineIntersection lineSubtraction
    SwiftUI 17- func TabViewStyle: verticalPage
    SwiftUI 17- func TableColumnContent: disabledCustomizationBehavior
    SwiftUI 17- func TableColumnCustomization: resetOrder
    SwiftUI 17- func TableRowContent: itemProvider
    SwiftUI 17- func TimelineView.Context: invalidateTimelineContent
    SwiftUI 17- func ToolbarItemPlacement: accessoryBar backDeployable_accessoryBar
    SwiftUI 17- func ToolbarPlacement: accessoryBar backDeployable_accessoryBar
    SwiftUI 17- func VerticalAlignment: combineExplicit
    SwiftUI 17- func View: accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction accessibilityRotor
      accessibilityRotorEntry accessibilityShowsLargeContentViewer areInNondecreasingOrder colorEffect defaultHoverEffect
      defaultWheelPickerItemHeight digitalCrownAccessory digitalCrownRotation distortionEffect exportableToServices
      exportsItemProviders fileDialogBrowserOptions fileDialogCustomizationID fileDialogImportsUnresolvedAliases
      fileDialogURLEnabled fileExporterFilenameLabel findDisabled findNavigator focusSection handlesExternalEvents
      importableFromServices importsItemProviders interactionActivityTrackingTag itemProvider layerEffect listRowHoverEffect
      listRowHoverEffectDisabled listRowPlatterColor menuButtonStyle navigationDocument onCommand onContinueUserActivity
      onCopyCommand onCutCommand onLongTouchGesture onPasteCommand onPlayPauseCommand ornament pageCommand paletteSelectionEffect
      presentedWindowStyle presentedWindowToolbarStyle previewContext replaceDisabled searchDictationBehavior
      springLoadingBehavior touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal typeSelectEquivalent
      userActivity
    SwiftUI 17- func VisualEffect: colorEffect distortionEffect layerEffect
    SwiftUI 17- protocol -: AccessibilityQuickActionStyle AccessibilityRotorContent DynamicTableRowContent ImmersiveSpaceContent
      MenuBarExtraStyle MenuButtonStyle PreviewContext PreviewContextKey UITraitBridgedEnvironmentKey Widget WidgetBundle
      WidgetConfiguration WindowToolbarStyle
    SwiftUI 17- struct -: AccessibilityAttachmentModifier AccessibilityOptionalRotorContent AccessibilityQuickActionOutlineStyle
      AccessibilityQuickActionPromptStyle AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilitySystemRotor
      AccessibilityTupleRotorContent AccessoryBarActionButtonStyle AccessoryBarButtonStyle AutomaticMenuBarExtraStyle
      BackgroundProminence BackgroundTask BorderedButtonMenuStyle BorderlessButtonMenuButtonStyle
      BorderlessPullDownMenuButtonStyle CanTransitionTraitKey CardButtonStyle CarouselListStyle CarouselTabViewStyle
      CircularGaugeStyle ClipsListRowBackgroundTraitKey ContainerBackgroundTraitKey DefaultMenuButtonStyle
      DefaultWindowToolbarStyle DepthTraitKey DigitalCrownEvent DismissBehavior DismissImmersiveSpaceAction DocumentConfiguration
      DocumentGroup EllipticalListStyle EmptyWidgetConfiguration ExpandedWindowToolbarStyle FieldDatePickerStyle
      FileDialogBrowserOptions FileDocumentConfiguration FixedRoundedRect GridLayout HierarchicalShapeStyleModifier ImmersiveSpace
      ImmersiveSpaceContentBuilder ImmersiveSpaceViewContent ImportFromDevicesCommands IsAuxiliaryContentTraitKey
      IsCollapsibleTraitKey IsDeleteDisabledTraitKey IsEmptyViewTraitKey IsExpandedTraitKey IsLeafTraitKey IsLinkedGroupTraitKey
      IsMoveDisabledTraitKey IsSectionFooterTraitKey IsSectionHeaderTraitKey IsSectionedTraitKey IsSelectionEnabledTraitKey
      ItemProviderTableRowModifier ItemProviderTraitKey KeyboardShortcutPickerOptionTraitKey LabeledToolbarItemGroupContent
      LimitedAvailabilityConfiguration LimitedAvailabilityScene LimitedAvailabilityWidget LinearGaugeStyle
      ListItemReuseIdentifierTrait ListItemTintTraitKey ListRowBackgroundTraitKey ListRowInsetsTraitKey
      ListRowPlatterColorTraitKey ListSectionSpacingTraitKey MenuBarExtra NSHostingSceneBridgingOptions
      NavigationSplitViewOpaqueBackgroundTraitKey NavigationSplitViewStyleConfiguration NewDocumentAction OnDeleteTraitKey
      OnInsertTableRowModifier OnMoveClipBackgroundTraitKey OnMoveTraitKey OpenDocumentAction OpenImmersiveSpaceAction
      OrnamentAttachmentAnchor PaletteSelectionEffect PopUpButtonPickerStyle PreviewColorSchemeTraitKey PreviewContextTraitKey
      PreviewDeviceTraitKey PreviewDisplayNameTraitKey PreviewInterfaceOrientationTraitKey PreviewLayoutTraitKey PropertyList
      PullDownMenuBarExtraStyle PullDownMenuButtonStyle ReferenceFileDocumentConfiguration RoundedBorderTextEditorStyle
      SectionIndexLabelKey SectionIndexTitleKey Shader ShaderFunction ShaderLibrary SnapshotData SnapshotResponse
      SpatialEventCollection SpatialEventGesture SpringLoadingBehavior SquareBorderTextFieldStyle StepperFieldDatePickerStyle
      StrokedPath SubscriptionView TableColumnCustomizationBehavior TableHeaderRowContent TableStyleConfiguration TagValueTraitKey
      TextFieldLink TextFormattingCommands TextInputDictationActivation TextInputDictationBehavior ToolbarCommands
      ToolbarCustomizationBehavior ToolbarCustomizationOptions TouchBar TouchBarCustomizationLabelTraitKey
      TouchBarItemPresenceTraitKey TouchBarItemPrincipalTraitKey TrimmedPath TupleCommandContent TupleToolbarContent TupleWidget
      TupleWidgetConfiguration TypeSelectEquivalentKey UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle
      UseCompactSectionSpacingTraitKey VerticalPageTabViewStyle WidgetBundleBuilder WindowBackgroundShapeStyle
      WindowMenuBarExtraStyle
    SwiftUI 17- var ContainerBackgroundPlacement: tabView
    SwiftUI 17- var DatePickerComponents: hourMinuteAndSecond
    SwiftUI 17- var DatePickerStyle: stepperField
    SwiftUI 17- var EnvironmentValues: accessibilityPrefersHeadAnchorAlternative accessibilityQuickActionsEnabled
      backgroundMaterial backgroundProminence contentTransitionAddsDrawingGroup controlActiveState defaultWheelPickerItemHeight
      dismissImmersiveSpace documentConfiguration isSceneCaptured newDocument openDocument openImmersiveSpace sidebarRowSize
      springLoadingBehavior
    SwiftUI 17- var FetchRequest.Configuration: nsPredicate nsSortDescriptors sortDescriptors
    SwiftUI 17- var Font: extraLargeTitle extraLargeTitle2
    SwiftUI 17- var ListStyle: carousel
    SwiftUI 17- var MenuStyle: borderedButton
    SwiftUI 17- var PrimitiveButtonStyle: accessoryBar accessoryBarAction
    SwiftUI 17- var SectionedFetchRequest.Configuration: nsPredicate nsSortDescriptors sortDescriptors
    SwiftUI 17- var Shape: buttonBorder
    SwiftUI 17- var SpatialEventCollection.Event: inputDevicePose modifierKeys
    SwiftUI 17- var TabViewStyle: carousel verticalPage
    SwiftUI 17- var TextFieldStyle: squareBorder
    SwiftUI 17- var ToolbarItemPlacement: bottomOrnament
    SwiftUI 17- var ToolbarPlacement: bottomOrnament windowToolbar
    SwiftUI 17- var Transaction: scrollTargetAnchor tracksVelocity
    SwiftUI 18 func View: writingToolsBehavior
    SwiftUI 18 var EnvironmentValues: writingToolsBehavior
    SwiftUI 18+ func Color: exposureAdjust headroom resolveHDR
    SwiftUI 18+ func DragSession: draggedItemIDs
    SwiftUI 18+ func Gesture: handActivationBehavior targetedToAnyEntity targetedToEntity
    SwiftUI 18+ func Image: widgetAccentedRenderingMode
    SwiftUI 18+ func Layout: depthAlignment
    SwiftUI 18+ func Material: materialActiveAppearance
    SwiftUI 18+ func ModifiedContent: accessibilityDragPoint accessibilityDropPoint accessibilityScrollStatus
    SwiftUI 18+ func PresentationSizing: sticky
    SwiftUI 18+ func Scene: defaultWindowPlacement documentBrowserContextMenu modelContainer modelContext restorationBehavior
      windowBackgroundDragBehavior windowIdealPlacement windowIdealSize windowManagerRole windowToolbarLabelStyle
    SwiftUI 18+ func Shading: meshGradient
    SwiftUI 18+ func ShapeStyle: materialActiveAppearance
    SwiftUI 18+ func TabContent: springLoadingBehavior
    SwiftUI 18+ func Text: textVariant
    SwiftUI 18+ func View: accessibilityDefaultFocus accessibilityDragPoint accessibilityDropPoint accessibilityScrollStatus
      allowsWindowActivationEvents appStoreMerchandising attributedTextFormattingDefinition cameraAnchor containerCornerOffset
      contentCaptureProtected contentToolbar currentEntitlementTask dialogPreventsAppTermination dismissalConfirmationDialog
      documentBrowserContextMenu dragConfiguration dragPreviewsFormation dropConfiguration dropPreviewsFormation
      handGestureShortcut handPointerBehavior hoverEffectGroup manageSubscriptionsSheet mapFeatureSelectionAccessory
      mapFeatureSelectionDisabled mapItemDetailPopover mapItemDetailSheet materialActiveAppearance modelContainer modelContext
      modifierKeyAlternate onAppIntentExecution onModifierKeysChanged photosPicker photosPickerAccessoryVisibility
      photosPickerDisabledCapabilities photosPickerStyle pointerVisibility preferredSubscriptionOffer
      preferredWindowClippingMargins presentationPreventsAppTermination scrollInputBehavior searchSelection textInputCompletion
      textInputFormattingControlVisibility textInputSuggestions textSelectionAffinity tipAnchor tipBackground
      tipBackgroundInteraction tipCornerRadius tipImageSize tipImageStyle tipViewStyle toolbarForegroundStyle toolbarItemHidden
      volumeBaseplateVisibility widgetAccentable widgetCurvesContent widgetLabel widgetURL windowDismissBehavior
      windowFullScreenBehavior windowMinimizeBehavior windowResizeBehavior windowToolbarFullScreenVisibility writingDirection
      writingToolsAffordanceVisibility
    SwiftUI 18+ func VisualEffect: perspectiveRotationEffect
    SwiftUI 18+ struct -: AccessibilityActionCategory AlertScene AnimatableValues Animations AttributedTextValueConstraint
      AutomaticHoverEffect ContentHoverEffect ContentToolbarPlacement CustomHoverEffect DebugReplaceableView
      DefaultWindowVisibilityToggleLabel DisplayProxy DocumentBaseBox DocumentGroupLaunchScene Documents DragConfiguration
      DragDropPreviewsFormation DropConfiguration DropSession EmptyHoverEffect EmptyHoverEffectContent FixedTextVariant Focus
      Gestures GlassBackgroundDisplayMode GroupHoverEffect HighlightHoverEffect HoverEffectContent HoverEffectGroup
      HoverEffectPhaseOverride Images LayoutRotationUnaryLayout LiftHoverEffect MaterialActiveAppearance Navigation PhysicalMetric
      PhysicalMetricsConverter Preferences PullDownButton PushWindowAction SceneRestorationBehavior
      ScrollContentOffsetAdjustmentBehavior ScrollInputBehavior ScrollInputKind ScrollTargetBehaviorProperties
      ScrollTargetBehaviorPropertiesContext Shapes SizeDependentTextVariant SurfaceSnappingInfo Tables TextSelectionAffinity
      TextVariantPreference ToolbarLabelStyle Toolbars UtilityWindow WindowDragGesture WindowIdealSize WindowInteractionBehavior
      WindowLayoutRoot WindowManagerRole WindowPlacement WindowPlacementContext WindowProxy WindowToolbarFullScreenVisibility
      WindowVisibilityToggle WritingToolsBehavior
    SwiftUI 18+ var Animation: systemOverlayAppearance systemOverlayDelayedDisappearance systemOverlayDisappearance
      systemOverlayDisappearanceDelay
    SwiftUI 18+ var DragSession: draggedItemIndex
    SwiftUI 18+ var DropOperation: alias
    SwiftUI 18+ var DropProposal: operationOutsideApplication
    SwiftUI 18+ var EnvironmentValues: accessibilityShowBorders activityFamily appearsActive authorizationController
      credentialDataManager credentialExportManager credentialImportManager devicePickerSupports findContext fontResolutionContext
      isActivityFullscreen isActivityUpdateReduced isUserAuthenticationEnabled levelOfDetail materialActiveAppearance purchase
      pushWindow realityKitScene remoteDeviceIdentifier requestAgeRange supportedActivityFamilies supportsImagePlayground
      surfaceSnappingInfo textSelectionAffinity toolbarLabelStyle webAuthenticationSession widgetContentMargins widgetFamily
      widgetRenderingMode windowClippingMargins worldTrackingLimitations
    SwiftUI 18+ var GeometryProxy: containerCornerInsets
    SwiftUI 18+ var LimitBehavior: alwaysByFew
    SwiftUI 18+ var Position: utilityPanel
    SwiftUI 18+ var Resolved: ctFont isLowercaseSmallCaps isSmallCaps isUppercaseSmallCaps
    SwiftUI 18+ var SearchFieldPlacement: toolbarPrincipal
    SwiftUI 18+ var Set: accessoryBar alias fontPanel inputAssistant
    SwiftUI 18+ var TabBarPlacement: ornament
    SwiftUI 18+ var TabCustomization: tabBarVisibility
    SwiftUI 18+ var TextSelection: affinity
    SwiftUI 18+ var Transaction: scrollContentOffsetAdjustmentBehavior scrollPositionUpdatePreservesVelocity
    SwiftUI 18+ var UIHostingController: childForHomeIndicatorAutoHidden childForScreenEdgesDeferringSystemGestures
      childViewControllerForPreferredContainerBackgroundStyle keyCommands preferredContainerBackgroundStyle
    SwiftUI 18+ var WindowStyle: volumetric
    SwiftUI 26 func View: onDragSessionUpdated onDropSessionUpdated onInteractiveResizeChange windowResizeAnchor
    SwiftUI 26 protocol -: AttributedTextFormattingDefinition UIHostingSceneDelegate
    SwiftUI 26 struct -: AssistiveAccess AttributedTextSelection Chart3D FindContext SurfacePlot WebView
    SwiftUI 27 func View: toolbarMinimizationBehavior toolbarMinimizationRestoration toolbarMinimizationSafeAreaAdjustment
    SwiftUI 27 protocol -: ReadableDocument WritableDocument
    UIKit 17- class -: NSDataAsset NSLayoutManager NSTextStorage UIAccessibilityCustomAction UIAccessibilityElement
      UIBarButtonItemGroup UICalendarSelectionSingleDate UICalendarView UIColorPickerViewController UIContextMenuConfiguration
      UIContextMenuInteraction UIDocument UIDocumentBrowserViewController UIDocumentInteractionController UIDragInteraction
      UIDragItem UIDropInteraction UIDynamicAnimator UIDynamicBehavior UIFindInteraction UIFocusGuide UIFocusSystem
      UIFontPickerViewController UIImageAsset UIInputView UIInputViewController UIKey UILocalizedIndexedCollation
      UIMarkupTextPrintFormatter UIMenuController UIMenuItem UIMotionEffect UIMotionEffectGroup UINib UIPasteControl
      UIPercentDrivenInteractiveTransition UIPointerInteraction UIPointerRegion UIPointerShape UIPointerStyle UIPress
      UIPreviewParameters UIPrintInfo UIPrintInteractionController UIPrintPageRenderer UIReferenceLibraryViewController
      UISceneActivationConditions UIStoryboard UIStoryboardSegue UITab UITextInputMode UITextPosition UITextRange
      UITextSelectionRect UIToolTipInteraction
    UIKit 17- protocol -: UICollectionViewDataSourcePrefetching UIContextMenuInteractionDelegate UICoordinateSpace
      UIDragInteractionDelegate UIDropInteractionDelegate UIDynamicItem UIKeyInput UITextInput UITraitDefinition
      UITraitEnvironment UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
      UIViewControllerTransitioningDelegate
    UIKit 17- struct -: UIContentUnavailableConfiguration UIShape
    """
}
